import { areaValues } from '@thikana/contract/areas';
import { parsePriceRange } from '@thikana/contract/price-ranges';
import {
  categories,
  furnishings,
  searchFeatures,
  searchOrders,
  searchWordsMaxLength,
} from '@thikana/contract/vocabulary';

// What is none is found where a document is made; in the browser only the map writes these.
const place = import.meta.env.SSR ? await import('@thikana/contract/map-area') : undefined;

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
  posted: upTo(365),
  within: (text: string) => !place || place.parseBounds(text) !== undefined,
  shape: (text: string) => !place || place.parseShape(text) !== undefined,
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
    const text =
      search.getAll(name).filter(Boolean).join(',').trim() ||
      (name === 'priceRange' ? typedRange(search) : '');
    return isValue[name](text) ? text : '';
  });
  // The order that is usual anyway is not said.
  return filter.sort === (filter.q ? 'best' : 'newest') ? { ...filter, sort: '' } : filter;
}

/** Two typed prices as a range. */
function typedRange(search: URLSearchParams): string {
  const [min, max] = [search.get('priceMin'), search.get('priceMax')];
  if (max) return `${min || 0}-${max}`;
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
