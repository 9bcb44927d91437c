import { areaValues } from '@thikana/contract/areas';
import { parsePriceRange } from '@thikana/contract/price-ranges';
import {
  categories,
  furnishings,
  searchFeatures,
  searchOrders,
  searchWordsMaxLength,
} from '@thikana/contract/vocabulary';
import type { RareFilter } from './rare-filters.ts';

// In the browser only the map and the forms write these; what is none is found where a document is made.
const rare = import.meta.env.SSR ? (await import('./rare-filters.ts')).rareFilters : undefined;
const isRare = (name: RareFilter) => (text: string) => rare?.[name](text) ?? true;

const oneOf = (values: readonly string[]) => (text: string) => values.includes(text);
const someOf = (values: readonly string[]) => (text: string) => text.split(',').every(oneOf(values));
const upTo = (most: number) => (text: string) => /^[1-9]\d*$/.test(text) && Number(text) <= most;

/** Which texts are values of a filter. */
const isValue = {
  q: (text: string) => text.length <= searchWordsMaxLength,
  spelling: oneOf(['exact']),
  purpose: oneOf(['rent', 'buy']),
  propertyType: someOf(categories),
  location: someOf(areaValues),
  priceRange: (text: string) => parsePriceRange(text) !== undefined,
  bedrooms: upTo(20),
  bathrooms: upTo(20),
  furnishing: someOf(furnishings),
  with: someOf(searchFeatures),
  size: isRare('size'),
  floor: isRare('floor'),
  available: isRare('available'),
  posted: upTo(365),
  near: isRare('near'),
  km: upTo(100),
  place: isRare('place'),
  within: isRare('within'),
  shape: isRare('shape'),
  view: oneOf(['map']),
  sort: oneOf(searchOrders),
};
export type FilterName = keyof typeof isValue;
export const filterNames = Object.keys(isValue) as FilterName[];

/** Filters, order and whether the map is open, as an address carries them: several values with commas between them; an empty one means any. */
export type SearchFilter = Record<FilterName, string>;

export const noFilter = filterFrom(() => '');

/** What an address says, or a form that was sent without scripts; what is none of the filters' values is left out. */
export function readFilter(search: URLSearchParams): SearchFilter {
  const filter = filterFrom((name) => {
    const text = search.getAll(name).filter(Boolean).join(',').trim() || typedIn(search, name);
    return isValue[name](text) ? text : '';
  });
  // The order that is usual anyway is not said, nor one that there is only near a place.
  const usual = filter.q ? 'best' : 'newest';
  if (filter.sort === usual || (filter.sort === 'nearest' && !isNearSome(filter))) filter.sort = '';
  if (!isNearSome(filter)) filter.km = '';
  return filter;
}

/** A place may be named without saying where it is: then it is looked up. */
function isNearSome({ near, place: name }: SearchFilter): boolean {
  return near !== '' || name !== '';
}

/** What was typed in parts: two ends of a range, and the unit of a size. */
function typedIn(search: URLSearchParams, name: FilterName): string {
  if (name === 'priceRange') return typedRange(search, 'price');
  const size = name === 'size' && typedRange(search, 'size');
  return size ? size + (search.get('sizeUnit') ?? '') : '';
}

function typedRange(search: URLSearchParams, name: 'price' | 'size'): string {
  const [min, max] = [search.get(`${name}Min`), search.get(`${name}Max`)];
  if (max) return Number(min) > Number(max) ? '' : `${min || 0}-${max}`;
  return min ? `${min}+` : '';
}

function filterFrom(value: (name: FilterName) => string): SearchFilter {
  return Object.fromEntries(filterNames.map((name) => [name, value(name)])) as SearchFilter;
}

/** The page that an address asks for; page 1 for what is no page. */
export function readPage(search: URLSearchParams): number {
  const text = search.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** The address of a page of the list, with the filters in force. */
export function searchPath(path: string, filter: SearchFilter, page = 1): string {
  const search = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

export function listPath(purpose: string): string {
  if (purpose === 'rent') return '/rentals';
  return purpose === 'buy' ? '/buys' : '/properties';
}
