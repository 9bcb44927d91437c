/** Where the last quoted cell of a record opens. */
export interface OpeningQuote {
  /** The number of line breaks before it, in the text of its record. */
  linesBefore: number;
  /** The number of its cell, from 1. */
  cell: number;
}

/** Finds the opening quote of the last quoted cell in the raw text of one record, which may be damaged. */
export function findLastQuote(raw: string): OpeningQuote | undefined {
  let last: OpeningQuote | undefined;
  let cell = 1;
  let isQuoted = false;
  let isStart = true;
  for (let at = 0; at < raw.length; at += 1) {
    const letter = raw[at];
    if (isQuoted) {
      if (letter !== '"') continue;
      if (raw[at + 1] === '"') at += 1;
      else isQuoted = false;
    } else if (letter === '"' && isStart) {
      isQuoted = true;
      isStart = false;
      last = { linesBefore: countLineBreaks(raw.slice(0, at)), cell };
    } else {
      isStart = letter === ',';
      if (isStart) cell += 1;
    }
  }
  return last;
}

export function countLineBreaks(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}
