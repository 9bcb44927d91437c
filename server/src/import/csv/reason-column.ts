/**
 * The column with which refused rows come back. It is the first one, so that the others keep their place also in a row
 * with too many or too few cells.
 */
export const reasonColumn = 'refusalReason';

export interface CsvHeader {
  /** Our column names. */
  columns: readonly string[];
  /** As in the file, with the line break. */
  raw: string;
  /** The byte order mark, if the file has one. */
  mark: string;
}

/** The raw text of a row without the reason that an earlier import put in front. */
export function withoutReason({ columns }: CsvHeader, raw: string): string {
  return columns[0] === reasonColumn ? raw.replace(firstCell, '') : raw;
}

const firstCell = /^(?:"[^"]*(?:""[^"]*)*"|[^,\r\n]*),?/;
