import { CellProblem } from './cell-problem.ts';
import { readNumber } from './read-number.ts';
import type { Value } from './row.ts';
import type { ColumnSource } from './source.ts';

/** What a cell means to its source; undefined when it says nothing. */
export function readCell(source: ColumnSource, cell: string): Value {
  if (cell === '' || source.unknown?.includes(cell)) return undefined;
  const part = source.pattern === undefined ? cell : extract(source.column, source.pattern, cell);
  const named = source.values && Object.entries(source.values).find(([text]) => isSame(text, part))?.[1];
  if (named !== undefined) return named;
  if (source.values && source.others === 'unknown') return undefined;
  if (source.values && source.others !== 'keep') {
    throw new CellProblem(source.column, cell, `is none of: ${Object.keys(source.values).join(', ')}`);
  }
  if (!source.number && source.times === undefined) return part;
  const number = readNumber(part);
  if (number === undefined) throw new CellProblem(source.column, cell, 'is not a number');
  return number * (source.times ?? 1);
}

function extract(column: string, pattern: string, cell: string): string {
  const match = new RegExp(pattern, 'iu').exec(cell);
  if (!match) throw new CellProblem(column, cell, `does not look like ${pattern}`);
  return (match[1] ?? match[0]).trim();
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
