/** Why a cell could not become a value. */
export class CellProblem extends Error {
  override readonly name = 'CellProblem';
  readonly column: string;
  readonly value: string;

  constructor(column: string, value: string, reason: string) {
    super(reason);
    this.column = column;
    this.value = value;
  }
}
