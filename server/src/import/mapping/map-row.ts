import { type ListingFields, parseListingFields } from '@thikana/contract/listing-fields';
import { CellProblem } from './cell-problem.ts';
import { columnsOf, nameColumns } from './columns-of.ts';
import { evaluate } from './evaluate.ts';
import type { Mapping } from './mapping.ts';
import type { RowContext, Value } from './row.ts';
import type { Source } from './source.ts';

export interface FieldProblem {
  field: string;
  /** Empty when the value is fixed by the mapping. */
  column: string;
  value: string;
  reason: string;
}

export type MappedRow = { fields: ListingFields } | { problems: FieldProblem[] };

/** Makes rows into listings by a mapping and the rules of a listing; a row with any problem is refused as a whole. */
export function createRowMapper(mapping: Mapping, today: string) {
  const places = new Map(Object.entries(mapping.places ?? {}).map(([name, at]) => [name.toLowerCase(), at]));
  const sources = Object.entries(mapping.fields) as [field: string, source: Source][];

  return function mapRow(cells: Readonly<Record<string, string>>): MappedRow {
    const row: RowContext = { cell: (column) => cells[column]?.trim() ?? '', places, today };
    const values: Record<string, Value> = {};
    const problems: FieldProblem[] = [];
    for (const [field, source] of sources) {
      try {
        values[field] = evaluate(source, row);
      } catch (error) {
        if (!(error instanceof CellProblem)) throw error;
        problems.push({ field, column: error.column, value: error.value, reason: error.message });
      }
    }
    const read = parseListingFields(values);
    if (read.success && problems.length === 0) return { fields: read.data };
    const known = new Set(problems.map(({ field }) => field));
    for (const { path, message } of read.error?.issues ?? []) {
      const field = String(path[0] ?? '');
      if (known.has(field)) continue;
      known.add(field);
      problems.push({ field, ...origin(mapping.fields[field], values[field], row), reason: message });
    }
    return { problems };
  };
}

/** The columns a value came from, and what stood in the only one or what became of several. */
function origin(
  source: Source | undefined,
  value: Value,
  row: RowContext,
): { column: string; value: string } {
  const column = nameColumns(source);
  const [only, ...others] = new Set(columnsOf(source));
  const shown = only !== undefined && others.length === 0 ? row.cell(only) : value;
  return { column, value: typeof shown === 'object' ? JSON.stringify(shown) : String(shown ?? '') };
}
