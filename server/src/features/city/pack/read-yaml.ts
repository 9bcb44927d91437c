import { type Document, isMap, LineCounter, parseDocument } from 'yaml';
import { type CityFacts, cityFactsSchema } from './city-facts.ts';
import type { PackProblems } from './pack-error.ts';

const file = 'city.yaml';

/** Undefined if something is wrong with it, which is then among the problems. */
export function readFacts(text: string, problems: PackProblems): CityFacts | undefined {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  for (const error of document.errors)
    problems.add({ file, line: lines.linePos(error.pos[0]).line }, error.message);
  if (document.errors.length > 0) return undefined;
  const read = cityFactsSchema.safeParse(document.toJS(), { reportInput: false });
  if (read.success) return read.data;
  for (const issue of read.error.issues) {
    const key = issue.path.join('.');
    const text =
      issue.code === 'unrecognized_keys' ? unknownKeys(key, issue.keys) : `${key} ${issue.message}`;
    problems.add({ file, line: lineOf(document, issue.path, lines) }, `${text.trim()}.`);
  }
  return undefined;
}

function unknownKeys(key: string, unknown: readonly string[]): string {
  const names = unknown.map((name) => (key ? `${key}.${name}` : name)).join(', ');
  return `${names} ${unknown.length === 1 ? 'is not a setting' : 'are not settings'} of a city`;
}

/** The line of the innermost part of the path that the file has. */
function lineOf(document: Document, path: readonly PropertyKey[], lines: LineCounter): number | undefined {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    const range = (node as { range?: readonly number[] } | undefined)?.range;
    if (range?.[0] !== undefined) return lines.linePos(range[0]).line;
  }
  return isMap(document.contents) ? 1 : undefined;
}
