import { expect, it } from 'vitest';
import { askedPrice } from './filters/price-range.ts';
import { listingSearch } from './listing-filter.ts';

const month = { intent: 'rent', frequency: 'month' };

it.each([
  ['nothing at all', {}, undefined, undefined],
  ['a monthly rent', { priceRange: '10000-20000' }, 'rent', { min: 10000, max: 20000, ...month }],
  ['a daily rent', { priceRange: '500-1000' }, 'rent', { ...month, min: 500, max: 1000, frequency: 'day' }],
  ['an open yearly rent', { priceRange: '720000+' }, 'rent', { ...month, min: 720000, frequency: 'year' }],
  ['a typed rent', { priceRange: '8000-9000' }, 'rent', { ...month, min: 8000, max: 9000 }],
  ['an open price', { priceRange: '15000000+' }, 'sell', { intent: 'sell', min: 15000000 }],
  ['a rent range without a purpose', { priceRange: '500-1000' }, undefined, { intent: 'rent' }],
  ['a low price without a purpose', { priceRange: '10000-50000' }, undefined, month],
  ['a price range without a purpose', { priceRange: '0-1000000' }, undefined, { intent: 'sell' }],
  ['the list’s own intent over the purpose', { purpose: 'buy', priceRange: '1-2' }, 'rent', month],
] as const)('reads %s', (_, search, intent, expected) => {
  const price = askedPrice(listingSearch(search, { words: undefined, intent }).filter);
  if (expected) expect(price).toMatchObject(expected);
  else expect(price).toBeUndefined();
});
