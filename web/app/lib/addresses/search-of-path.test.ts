import { expect, it } from 'vitest';
import { searchOfPath } from './search-of-path.ts';

it.each([
  ['/rentals', { purpose: 'rent' }],
  ['/buys?propertyType=land&sort=price&page=3', { purpose: 'buy', propertyType: 'land' }],
  ['/properties?q=garden&view=map&bedrooms=2', { q: 'garden', bedrooms: '2' }],
])('%s searches for %j', (path, search) => {
  expect(searchOfPath(path)).toEqual(search);
});
