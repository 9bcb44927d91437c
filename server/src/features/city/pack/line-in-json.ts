import { LineCounter, parseDocument } from 'yaml';

/**
 * Finds the lines of values in a text of JSON. JSON is YAML, and that parser keeps the positions. It reads the text once,
 * when the first line is asked for.
 */
export function linesInJson(text: string): (path: readonly PropertyKey[]) => number | undefined {
  let read: ReturnType<typeof readPositions> | undefined;
  return (path) => {
    read ??= readPositions(text);
    for (let length = path.length; length > 0; length -= 1) {
      const node = read.document.getIn(path.slice(0, length), true);
      const range = (node as { range?: readonly number[] } | undefined)?.range;
      if (range?.[0] !== undefined) return read.lines.linePos(range[0]).line;
    }
    return undefined;
  };
}

function readPositions(text: string) {
  const lines = new LineCounter();
  return { lines, document: parseDocument(text, { lineCounter: lines, prettyErrors: false }) };
}

const position = / in JSON at position (\d+).*$/s;
/** YAML allows it, and the parser of JSON does not say where it is. */
const trailingComma = /,\s*[\]}]/;

/** What is wrong with a text that is not JSON, and on which line if that is known. */
export function errorInJson(text: string, { message }: Error): { line?: number; sentence: string } {
  const sentence = `${message.replace(position, '').replace(/\s+/g, ' ')}.`;
  const offset = offsetOfError(text, message);
  return offset === undefined ? { sentence } : { line: text.slice(0, offset).split('\n').length, sentence };
}

function offsetOfError(text: string, message: string): number | undefined {
  const [, offset] = position.exec(message) ?? [];
  if (offset !== undefined) return Number(offset);
  if (message.includes('end of JSON')) return text.trimEnd().length;
  return parseDocument(text, { schema: 'json' }).errors[0]?.pos[0] ?? trailingComma.exec(text)?.index;
}
