import { expect, it } from 'vitest';
import { readFilter, readPage, searchPath } from './search-filter.ts';

it.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=two', 1],
  ['page=1.5', 1],
])('%j asks for page %i', (search, page) => {
  expect(readPage(new URLSearchParams(search))).toBe(page);
});

it('keeps what is a filter and drops what is not', () => {
  const search = new URLSearchParams('purpose=rent&propertyType=castle&location=sevoke&priceRange=5-x');
  expect(readFilter(search)).toEqual({
    purpose: 'rent',
    propertyType: '',
    location: 'sevoke',
    priceRange: '',
  });
});

it('writes an address with only the filters in force', () => {
  const filter = { purpose: '', propertyType: 'flat', location: 'sevoke', priceRange: '' } as const;
  expect(searchPath('/rentals', filter)).toBe('/rentals?propertyType=flat&location=sevoke');
  expect(searchPath('/rentals', filter, 2)).toBe('/rentals?propertyType=flat&location=sevoke&page=2');
});
