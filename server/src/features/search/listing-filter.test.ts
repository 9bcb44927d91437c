import { expect, it } from 'vitest';
import { listingSearch } from './listing-filter.ts';

it.each([
  ['nothing at all', {}, undefined, {}],
  [
    'a monthly rent',
    { priceRange: '10000-20000' },
    'rent',
    { rent: { min: 10000, max: 20000, frequency: 'month' } },
  ],
  ['a daily rent', { priceRange: '500-1000' }, 'rent', { rent: { min: 500, max: 1000, frequency: 'day' } }],
  ['an open yearly rent', { priceRange: '720000+' }, 'rent', { rent: { min: 720000, frequency: 'year' } }],
  [
    'a typed rent',
    { priceRange: '8000-9000' },
    'rent',
    { rent: { min: 8000, max: 9000, frequency: 'month' } },
  ],
  ['an open price', { priceRange: '15000000+' }, 'sell', { price: { min: 15000000 } }],
  ['a purpose', { purpose: 'buy' }, undefined, { intent: 'sell' }],
  ['a rent range without a purpose', { priceRange: '500-1000' }, undefined, { intent: 'rent' }],
  ['a price range without a purpose', { priceRange: '0-1000000' }, undefined, { intent: 'sell' }],
  ['the list’s own intent over the purpose', { purpose: 'buy' }, 'rent', { intent: 'rent' }],
] as const)('reads %s', (_, search, intent, expected) => {
  expect(listingSearch(search, { words: undefined, intent }).filter).toMatchObject(expected);
});
