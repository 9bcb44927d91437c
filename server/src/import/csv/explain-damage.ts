import { countLineBreaks, findLastQuote } from './find-quote.ts';

/** What the parser reports: the raw text of the damaged record so far, and the line where that record starts. */
export interface Damage {
  code: string;
  message: string;
  raw: string;
  line: number;
}

/** A sentence that names the line to mend: a quote that swallows rows is at fault where it opens. */
export function explainDamage({ code, message, raw, line }: Damage): string {
  const lastLine = line + countLineBreaks(raw);
  const quote = findLastQuote(raw);
  const opens = quote && `the quote that opens on line ${line + quote.linesBefore}, in cell ${quote.cell},`;
  switch (code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return `${opens} is never closed.`;
    case 'CSV_MAX_RECORD_SIZE':
      return opens ? `${opens} is not closed within a million characters.` : `line ${line} is too long.`;
    case 'CSV_INVALID_CLOSING_QUOTE':
      return `${opens} closes on line ${lastLine} in the middle of a cell. Write a quote inside a cell twice.`;
    case 'INVALID_OPENING_QUOTE':
      return `line ${lastLine} has a quote in a cell without quotes. Put the cell in quotes and write the quote twice.`;
    default:
      return `line ${line}: ${message}`;
  }
}
