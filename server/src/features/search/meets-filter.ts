import type { Selection } from '../../http/staleness.ts';
import { demandsOf } from './filters.ts';
import type { ListingFilter } from './listing-filter.ts';

/** The listings that meet the filter, as far as the row of a listing tells. */
export function selectionOf(filter: ListingFilter): Selection {
  const demands = demandsOf(filter);
  return { has: (listing) => demands.every(({ isMetBy }) => isMetBy(listing)) };
}
