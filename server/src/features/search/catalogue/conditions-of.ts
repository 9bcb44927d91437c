import type { FilterName } from '@thikana/contract/search/filters';
import { demandsOf } from '../filters.ts';
import type { ListingFilter } from '../listing-filter.ts';
import type { Bitmap } from './bitmaps.ts';
import type { CatalogueColumns } from './catalogue-columns.ts';
import type { KeyedCondition } from './known-bitmaps.ts';

export interface Condition extends KeyedCondition {
  /** The filter of the condition. */
  choice: FilterName;
}

/** The conditions of a search on the columns. */
export function conditionsOf(
  filter: ListingFilter,
  columns: CatalogueColumns,
  having: Bitmap | undefined,
): Condition[] {
  return demandsOf(filter).map(({ name, condition }) => ({ choice: name, ...condition(columns, having) }));
}
