import { expect, it } from 'vitest';
import { listingPrice, listingRupees, priceRangeLabel } from './listing-text.ts';

const rent = { intent: 'rent', pricePerFrequency: 12_500, frequency: 'week' } as const;
const land = { intent: 'sell', totalPrice: 40_000_000 } as const;

it.each([
  ['a rent', rent, '₹12,500', '₹12,500', 'a week'],
  ['a rent without a frequency', { intent: 'rent', price: 99_999 }, '₹99,999', '₹99,999', 'a month'],
  ['a rent of a lakh', { ...rent, pricePerFrequency: 100_000 }, '₹1 L', '₹1,00,000', 'a week'],
  ['a rent without a price', { intent: 'rent' }, 'Price on request', 'Price on request', undefined],
  ['a house', { intent: 'sell', price: 12_345_678 }, '₹1.23 C', '₹1,23,45,678', undefined],
  ['land', land, '₹4 C', '₹4,00,00,000', undefined],
  ['a house without a price', { intent: 'sell' }, 'Price on request', 'Price on request', undefined],
] as const)('%s costs %o: %s on a card, %s in full, %s', (_, listing, short, full, per) => {
  expect(listingPrice(listing)).toEqual(per ? { amount: short, per } : { amount: short });
  expect(listingPrice(listing, 'full').amount).toBe(full);
});

it('a rent without a frequency is per month', () => {
  expect(listingRupees({ intent: 'rent', price: 9_000 })).toEqual({ rupees: 9_000, frequency: 'month' });
});

it.each([
  ['0-500', '₹0 – ₹500'],
  ['10000000-15000000', '₹1 C – ₹1.5 C'],
  ['720000+', '₹7.2 L and above'],
  ['0-12000', 'Up to ₹12,000'],
  ['0-123456', 'Up to ₹1,23,456'],
  ['15000-2500000', '₹15,000 – ₹25 L'],
  ['0+', '₹0 and above'],
])('the range %s reads %s', (range, text) => {
  expect(priceRangeLabel(range)).toBe(text);
});
