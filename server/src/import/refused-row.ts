/** What is wrong in a row. */
export interface RowProblem {
  /** As the file names it; empty when the row itself is wrong. */
  column: string;
  value: string;
  reason: string;
}

/** A row that became no listing, and why. */
export interface RefusedRow {
  line: number;
  problems: RowProblem[];
}
