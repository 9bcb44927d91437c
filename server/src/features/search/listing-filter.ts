import { type FlatMap, flatMapAround } from '@thikana/contract/proximity';
import type { SearchFilter } from '@thikana/contract/search/filters';
import type { Intent, SearchOrder } from '@thikana/contract/vocabulary';
import { hourMilliseconds } from '../../lib/durations.ts';
import type { ListingRow } from '../../platform/database/tables/listing-tables.ts';
import { orderOf } from './ranking.ts';

/** What a list is narrowed to. */
export interface ListingFilter extends Omit<SearchFilter, 'q' | 'spelling' | 'sort'> {
  /** Stems, as the database has them. */
  words?: readonly string[] | undefined;
  /** The full hour that `posted` is counted from: searches of the same hour are the same search. */
  hour?: number | undefined;
}

export interface ListingSearch {
  filter: ListingFilter;
  order: SearchOrder;
  /** Where distances are measured from; the order `nearest` has it. */
  from?: FlatMap | undefined;
}

interface Circumstances {
  /** The stems to search for. */
  words: readonly string[] | undefined;
  /** A list's own; it wins over the purpose. */
  intent?: Intent | undefined;
  now?: number;
}

export const intentOf = (purpose: 'rent' | 'buy'): Intent => (purpose === 'buy' ? 'sell' : 'rent');
export const purposeOf = (intent: Intent) => (intent === 'sell' ? 'buy' : 'rent');

/** Listings that are compared with one another: of one intent and category in one area. */
export function filterOfKind({ intent, category, area }: Pick<ListingRow, 'intent' | 'category' | 'area'>) {
  return { purpose: purposeOf(intent), propertyType: [category], location: [area] } satisfies ListingFilter;
}

/** A query as a filter and an order. */
export function listingSearch(
  { q: _q, spelling: _spelling, sort, ...search }: SearchFilter,
  { words, intent, now = Date.now() }: Circumstances,
): ListingSearch {
  const from = search.near && flatMapAround(search.near);
  const filter: ListingFilter = {
    ...search,
    ...(intent && { purpose: purposeOf(intent) }),
    ...(search.posted !== undefined && { hour: fullHour(now) }),
    words,
  };
  return { filter, order: orderOf(sort, { words, from }), from };
}

export function fullHour(milliseconds: number): number {
  return Math.floor(milliseconds / hourMilliseconds) * hourMilliseconds;
}
