import type { FilterName } from '@thikana/contract/search/filters';
import { demandsOf } from '../filters.ts';
import type { ListingFilter } from '../listing-filter.ts';
import type { CatalogueColumns } from './catalogue-columns.ts';
import type { ColumnCondition } from './column-conditions.ts';

export interface Condition extends ColumnCondition {
  /** The filter of the condition. */
  choice: FilterName;
}

/** The conditions of a search on the columns. */
export function conditionsOf(
  filter: ListingFilter,
  columns: CatalogueColumns,
  scores: Uint16Array | undefined,
): Condition[] {
  return demandsOf(filter).map(({ name, condition }) => ({ choice: name, ...condition(columns, scores) }));
}
