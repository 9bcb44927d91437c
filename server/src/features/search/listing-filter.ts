import { type FlatMap, flatMapAround } from '@thikana/contract/proximity';
import type { SearchFilter } from '@thikana/contract/search/filters';
import type { Intent, SearchOrder } from '@thikana/contract/vocabulary';
import { hourMilliseconds } from '../../lib/durations.ts';
import type { ListingRow } from '../../platform/database/tables/listing-tables.ts';
import { type Reach, reachOf } from './landmark-reach.ts';
import { orderOf } from './ranking.ts';

/** The filters of a list. */
export interface ListingFilter extends Omit<SearchFilter, 'q' | 'spelling' | 'sort'> {
  /** Stems from the database that must all occur. */
  words?: readonly string[] | undefined;
  /** The full hour that `posted` is counted from, so that searches within an hour are equal. */
  hour?: number | undefined;
}

export interface ListingSearch {
  filter: ListingFilter;
  order: SearchOrder;
  /** Stems from the database: listings with more of them come first. */
  words?: readonly string[] | undefined;
  /** The origin of distances for the order `nearest`: a position, or else landmarks. */
  from?: FlatMap | undefined;
  reaches?: readonly Reach[] | undefined;
  /** The names of these landmarks, as stems: of the nearest listings, those that say one come first. */
  names?: readonly (readonly string[])[] | undefined;
  /** The origin of the order `size-near`, in square feet: the middle of the asked range. */
  middle?: number | undefined;
}

interface Circumstances {
  /** The stems to search for. */
  words: readonly string[] | undefined;
  names?: readonly (readonly string[])[] | undefined;
  /** Listings without all words are left out. Otherwise words only rank, unless they are to be searched as typed. */
  needsWords?: boolean;
  /** The list's own intent; it overrides the purpose. */
  intent?: Intent | undefined;
  now?: number;
}

export const intentOf = (purpose: 'rent' | 'buy'): Intent => (purpose === 'buy' ? 'sell' : 'rent');
export const purposeOf = (intent: Intent) => (intent === 'sell' ? 'buy' : 'rent');

/** Comparable listings: the same intent and category in one area. */
export function filterOfKind({ intent, category, area }: Pick<ListingRow, 'intent' | 'category' | 'area'>) {
  return { purpose: purposeOf(intent), propertyType: [category], location: [area] } satisfies ListingFilter;
}

/** A query as a filter and a sort order. */
export function listingSearch(
  { q: _q, spelling, sort, ...search }: SearchFilter,
  { words, names, needsWords = spelling === 'exact', intent, now = Date.now() }: Circumstances,
): ListingSearch {
  const from = search.near && flatMapAround(search.near);
  const reaches = search.landmark?.flatMap((slug) => reachOf(slug) ?? []);
  const filter: ListingFilter = {
    ...search,
    ...(intent && { purpose: purposeOf(intent) }),
    ...(search.posted !== undefined && { hour: fullHour(now) }),
    ...(needsWords && { words }),
  };
  const ranks = { words, from, reaches, names, middle: search.size && middleOf(search.size) };
  return { filter, order: orderOf(sort, ranks), ...ranks };
}

function middleOf({ min, max }: NonNullable<SearchFilter['size']>): number | undefined {
  return max === undefined ? undefined : (min + max) / 2;
}

export function fullHour(milliseconds: number): number {
  return Math.floor(milliseconds / hourMilliseconds) * hourMilliseconds;
}
