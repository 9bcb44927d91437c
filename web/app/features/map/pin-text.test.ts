import type { MapCluster, MapListing } from '@thikana/contract/search/map';
import { expect, it } from 'vitest';
import { pinText } from './pin-text.ts';

const place = { longitude: 88.4, latitude: 26.7 };
const pin = (listing: Partial<MapListing>): MapCluster => ({
  ...{ ...place, count: 1 },
  listings: [
    {
      ...{ _id: '0123456789abcdef01234567', title: 'A shop', intent: 'rent', propertyCategory: 'shop' },
      ...{ location: 'Sevoke Road', ...listing },
    } as MapListing,
  ],
});

it.each([
  ['a monthly rent', { pricePerFrequency: 12_000, frequency: 'month' }, '₹12,000'],
  ['a rent without a period', { price: 9_000 }, '₹9,000'],
  ['a yearly rent', { pricePerFrequency: 120_000, frequency: 'year' }, '₹1.2 L/year'],
  ['a weekly rent', { pricePerFrequency: 7_000, frequency: 'week' }, '₹7,000/week'],
  ['a daily rent', { pricePerFrequency: 800, frequency: 'day' }, '₹800/day'],
  ['a rent without a price', { frequency: 'year' }, 'Price on request'],
  ['a sale', { intent: 'sell', price: 4_500_000 }, '₹45 L'],
] as const)('shows %s', (_, listing, text) => {
  expect(pinText(pin(listing))).toBe(text);
});

it('shows the count of several, and their lowest price unless rents and sales mix', () => {
  expect(pinText({ ...place, count: 12, minPrice: 6_000 })).toBe('12 from ₹6,000');
  expect(pinText({ ...place, count: 12, minPrice: 900, minPriceFrequency: 'day' })).toBe('12 from ₹900/day');
  expect(pinText({ ...place, count: 12 })).toBe('12 listings');
});
