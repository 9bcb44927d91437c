import type { Area, Position } from '@thikana/contract/areas';
import { floorsOf } from '@thikana/contract/floors';
import type { Bounds } from '@thikana/contract/map-area';
import { degreesOf, type FlatMap, flatMapAround } from '@thikana/contract/nearness';
import { type PriceRange, parsePriceRange, rentRangeFrequency } from '@thikana/contract/price-ranges';
import type { SearchFilter } from '@thikana/contract/search/filters';
import type { SizeRange } from '@thikana/contract/sizes';
import type {
  Category,
  Frequency,
  Furnishing,
  Intent,
  SearchFeature,
  SearchOrder,
} from '@thikana/contract/vocabulary';
import { dayMilliseconds, hourMilliseconds } from '../../lib/durations.ts';
import { firstIdAt } from '../../lib/ids.ts';

/** What a list is narrowed to. */
export interface ListingFilter {
  intent?: Intent | undefined;
  categories?: readonly Category[] | undefined;
  areas?: readonly Area[] | undefined;
  rent?: (PriceRange & { frequency: Frequency }) | undefined;
  price?: PriceRange | undefined;
  bedrooms?: number | undefined;
  /** Exact numbers of bedrooms. */
  rooms?: readonly number[] | undefined;
  bathrooms?: number | undefined;
  furnishings?: readonly Furnishing[] | undefined;
  features?: readonly SearchFeature[] | undefined;
  /** The first id that is not too old. */
  postedSince?: string | undefined;
  /** In square feet. */
  size?: SizeRange | undefined;
  floors?: readonly [lowest: number, highest: number] | undefined;
  /** A day, YYYY-MM-DD. */
  availableBy?: string | undefined;
  near?: Circle | undefined;
  within?: Bounds | undefined;
  /** The corners of a shape. */
  shape?: readonly Position[] | undefined;
  /** Stems, as the database has them; every one has to occur or to begin a longer word. */
  words?: readonly string[] | undefined;
}

/** What is at most so many degrees of latitude away. */
export interface Circle {
  around: FlatMap;
  degrees: number;
}

export interface ListingSearch {
  filter: ListingFilter;
  order: SearchOrder;
  /** Where distances are measured from; the order `nearest` has it. */
  from?: FlatMap | undefined;
}

interface Circumstances {
  /** What is looked for of the query's words. */
  words: readonly string[] | undefined;
  /** A list's own; it wins over the purpose. */
  intent?: Intent | undefined;
  now?: number;
}

/** A query as a filter and an order. */
export function listingSearch(
  search: SearchFilter,
  { words, intent, now = Date.now() }: Circumstances,
): ListingSearch {
  const purpose = search.purpose && (search.purpose === 'buy' ? 'sell' : 'rent');
  const from = search.near && flatMapAround(search.near);
  const filter: ListingFilter = {
    intent: intent ?? purpose,
    categories: search.propertyType,
    areas: search.location,
    bedrooms: search.bedrooms,
    rooms: search.rooms,
    bathrooms: search.bathrooms,
    furnishings: search.furnishing,
    features: search.with,
    postedSince:
      search.posted === undefined ? undefined : firstIdAt(fullHour(now - search.posted * dayMilliseconds)),
    size: search.size,
    floors: search.floor && floorsOf[search.floor],
    availableBy: search.available,
    near: from && search.km !== undefined ? { around: from, degrees: degreesOf(search.km) } : undefined,
    within: search.within,
    shape: search.shape,
    words,
  };
  const usual = words ? 'best' : 'newest';
  const order = search.sort === 'nearest' && !from ? usual : (search.sort ?? usual);
  return { filter: withPrice(filter, search.priceRange), order, from };
}

function withPrice(filter: ListingFilter, text: string | undefined): ListingFilter {
  const range = text === undefined ? undefined : parsePriceRange(text);
  if (!range || !text) return filter;
  const frequency = rentRangeFrequency(text);
  const isRent = filter.intent === 'rent' || (filter.intent === undefined && frequency !== undefined);
  // A range that is not among the printed ones is a monthly rent.
  if (isRent) return { ...filter, intent: 'rent', rent: { ...range, frequency: frequency ?? 'month' } };
  return { ...filter, intent: 'sell', price: range };
}

/** Searches of the same hour are the same search, whose total is counted once. */
function fullHour(milliseconds: number): Date {
  return new Date(Math.floor(milliseconds / hourMilliseconds) * hourMilliseconds);
}
