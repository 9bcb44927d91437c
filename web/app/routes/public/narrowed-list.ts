import type { Call } from '@thikana/contract/client';
import type { Listing } from '@thikana/contract/listings';
import type { Correction } from '@thikana/contract/search/search';
import { countFacets } from '#web/features/search/count-facets.ts';
import { type Choice, withoutChoice } from '#web/features/search/filter-table.ts';
import type { Relaxed } from '#web/features/search/no-matches.tsx';
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
}

export type Fetch = (
  call: Call,
  query: SearchFilter & { page: number; limit?: number },
) => Promise<Found<Listing>>;

export type RelaxedList<Item> = Relaxed & { nearest: Item[] };

const nearestCount = 4;

/**
 * For a search without results: the number of results without each filter, and the newest listings without the most
 * restrictive one.
 */
export async function relaxFilters(
  call: Call,
  fetchPage: Fetch,
  filter: SearchFilter,
): Promise<RelaxedList<Listing>> {
  const facets = await countFacets(call, filter);
  const { purpose: _, ...without } = facets?.without ?? {};
  const [most] = Object.entries(without).sort(([, one], [, other]) => other - one);
  if (!most || most[1] === 0) return { without, nearest: [] };
  const nearestWithout = most[0] as Choice;
  const relaxed = { ...withoutChoice(filter, nearestWithout), purpose: '' };
  const { listings } = await fetchPage(call, { ...relaxed, page: 1, limit: nearestCount });
  return { without, nearestWithout, nearest: listings };
}

/** Reads words and places. Redirects if the address does not show what they mean. */
export async function prepareSearch(call: Call, path: string, filter: SearchFilter): Promise<void> {
  if (filter.q) await redirectToUnderstood(call, path, filter);
  if (filter.place && !filter.near) await redirectToPlace(call, path, filter);
  if (filter.landmark) await nameLandmarks(call, filter.landmark);
}
