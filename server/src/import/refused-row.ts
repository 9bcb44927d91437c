import type { FieldProblem } from './mapping/map-row.ts';

/** A row that became no listing, and why. */
export interface RefusedRow {
  line: number;
  problems: FieldProblem[];
}
