import type { Call } from '@thikana/contract/client';
import type { Listing } from '@thikana/contract/listings';
import { type Correction, listLikePlaces, type Relaxed } from '@thikana/contract/search/search';
import type { LikePlaces } from '#web/features/search/meant-places.tsx';
import type { SearchFilter } from '#web/features/search/search-filter.ts';
import { nameLandmarks } from '#web/lib/documents/name-places.ts';
import { redirectToPlace } from './redirect-to-place.ts';
import { redirectToUnderstood } from './redirect-to-understood.ts';

/** One page of a list. */
export interface Found<Item> {
  listings: Item[];
  total: number;
  totalPages: number;
  /** How many of them have all words. */
  withAllWords?: number | undefined;
  /** Corrected words. */
  corrected?: readonly Correction[] | undefined;
  /** The nearest search with more listings, if few fit. */
  relaxed?: (Omit<Relaxed, 'listings'> & { listings: Item[] }) | undefined;
}

export type Fetch = (
  call: Call,
  query: SearchFilter & { page: number; limit?: number },
) => Promise<Found<Listing>>;

/**
 * Reads words and places. Redirects if the address does not show what they mean; otherwise returns the places that a
 * doubtful name may mean.
 */
export async function prepareSearch(
  call: Call,
  path: string,
  filter: SearchFilter,
): Promise<LikePlaces | undefined> {
  if (filter.q) await redirectToUnderstood(call, path, filter);
  if (filter.place && !filter.near) await redirectToPlace(call, path, filter);
  if (filter.landmark) await nameLandmarks(call, filter.landmark);
  // Without an answer, the place that was taken stays.
  return filter.typedPlace
    ? call(listLikePlaces, { query: { q: filter.typedPlace } }).catch(() => undefined)
    : undefined;
}
