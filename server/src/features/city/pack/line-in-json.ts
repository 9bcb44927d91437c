import { LineCounter, parseDocument } from 'yaml';

/** The line of a value in a text of JSON. JSON is YAML, and that parser keeps the positions. */
export function lineInJson(text: string, path: readonly PropertyKey[]): number | undefined {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    const range = (node as { range?: readonly number[] } | undefined)?.range;
    if (range?.[0] !== undefined) return lines.linePos(range[0]).line;
  }
  return undefined;
}
