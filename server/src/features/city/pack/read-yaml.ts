import { type Document, isMap, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { cityFactsSchema } from './city-facts.ts';
import { lawFactsSchema, type WrittenLaw } from './law-facts.ts';
import type { PackProblems } from './pack-error.ts';

/** Undefined if something is wrong with it, which is then among the problems. */
export const readFacts = (text: string, problems: PackProblems) =>
  readYaml(text, { file: 'city.yaml', of: 'a city', schema: cityFactsSchema, problems })?.parsed;

/** Undefined if the pack has none, or if something is wrong with it. */
export const readLaw = (text: string | undefined, problems: PackProblems): WrittenLaw | undefined =>
  text === undefined
    ? undefined
    : readYaml(text, { file: 'law.yaml', of: 'a law pack', schema: lawFactsSchema, problems })?.written;

interface Reading<Schema extends z.ZodType> {
  file: string;
  /** What the settings of the file belong to. */
  of: string;
  schema: Schema;
  problems: PackProblems;
}

function readYaml<Schema extends z.ZodType>(
  text: string,
  { file, of, schema, problems }: Reading<Schema>,
): { parsed: z.output<Schema>; written: z.input<Schema> } | undefined {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  for (const error of document.errors)
    problems.add({ file, line: lines.linePos(error.pos[0]).line }, error.message);
  if (document.errors.length > 0) return undefined;
  const written: unknown = document.toJS();
  const read = schema.safeParse(written, { reportInput: false });
  if (read.success) return { parsed: read.data, written: written as z.input<Schema> };
  for (const issue of read.error.issues) {
    const key = issue.path.join('.');
    const text =
      issue.code === 'unrecognized_keys' ? unknownKeys(key, issue.keys, of) : `${key} ${issue.message}`;
    problems.add({ file, line: lineOf(document, issue.path, lines) }, `${text.trim()}.`);
  }
  return undefined;
}

function unknownKeys(key: string, unknown: readonly string[], of: string): string {
  const names = unknown.map((name) => (key ? `${key}.${name}` : name)).join(', ');
  return `${names} ${unknown.length === 1 ? 'is not a setting' : 'are not settings'} of ${of}`;
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
