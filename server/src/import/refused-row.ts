/** A problem in a row. */
export interface RowProblem {
  /** The file's column name; empty if the row itself is wrong. */
  column: string;
  /** Absent if the reason names it. */
  value?: string;
  reason: string;
}

/** A refused row with its problems. */
export interface RefusedRow {
  line: number;
  /** As in the file, with the line break. */
  raw: string;
  problems: RowProblem[];
}
