import type { Area } from '@thikana/contract/areas';
import { areaValues } from '@thikana/contract/areas';
import { parsePriceRange } from '@thikana/contract/price-ranges';
import { type Category, categories } from '@thikana/contract/vocabulary';

/** The four filters as an address carries them; an empty one means any. */
export interface SearchFilter {
  purpose: 'rent' | 'buy' | '';
  propertyType: Category | '';
  location: Area | '';
  priceRange: string;
}

export const noFilter: SearchFilter = { purpose: '', propertyType: '', location: '', priceRange: '' };

/** What an address says; words that are none of the filters' values are left out. */
export function readFilter(search: URLSearchParams): SearchFilter {
  const oneOf = <T extends string>(name: string, values: readonly T[]): T | '' =>
    values.find((value) => value === search.get(name)) ?? '';
  const priceRange = search.get('priceRange') ?? '';
  return {
    purpose: oneOf('purpose', ['rent', 'buy'] as const),
    propertyType: oneOf('propertyType', categories),
    location: oneOf('location', areaValues),
    priceRange: parsePriceRange(priceRange) ? priceRange : '',
  };
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

export function listPath(purpose: SearchFilter['purpose']): string {
  if (purpose === 'rent') return '/rentals';
  return purpose === 'buy' ? '/buys' : '/properties';
}
