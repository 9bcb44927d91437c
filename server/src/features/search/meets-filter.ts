import type { Selection } from '../../http/staleness.ts';
import { demandsOf } from './filters.ts';
import type { ListingFilter } from './listing-filter.ts';

/** The selection of listings that meet the filter, as far as their rows tell. */
export function selectionOf(filter: ListingFilter): Selection {
  const demands = demandsOf(filter);
  return { has: (listing) => demands.every(({ isMetBy }) => isMetBy(listing)) };
}
