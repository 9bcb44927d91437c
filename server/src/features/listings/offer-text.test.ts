import { expect, it } from 'vitest';
import { lowerOfferText, offerText } from './offer-text.ts';

const location = 'Salugara';

it.each([
  [
    { intent: 'rent', propertyCategory: 'flat', location, pricePerFrequency: 12_000, frequency: 'month' },
    'Flat/Apartment for rent, Salugara: ₹12,000 / month',
  ],
  [
    { intent: 'sell', propertyCategory: 'house', location, price: 12_345_678 },
    'House for sale, Salugara: ₹1,23,45,678',
  ],
  [
    { intent: 'sell', propertyCategory: 'land', location, totalPrice: 40_000_000 },
    'Land for sale, Salugara: ₹4,00,00,000',
  ],
  [
    { intent: 'sell', propertyCategory: 'land', location, totalPrice: 0 },
    'Land for sale, Salugara: Price on request',
  ],
] as const)('has the offer and its price', (listing, text) => {
  expect(offerText(listing)).toBe(text);
});

it.each([
  [
    { intent: 'rent', propertyCategory: 'shop', location, pricePerFrequency: 7_500, frequency: 'month' },
    9_000,
    'Shop for rent, Salugara: ₹7,500 / month, before ₹9,000',
  ],
  [
    { intent: 'sell', propertyCategory: 'land', location, totalPrice: 40_000_000, pricePerUnit: 1_000_000 },
    1_100_000,
    'Land for sale, Salugara: ₹4,00,00,000, before ₹4,40,00,000',
  ],
] as const)('has the earlier price', (listing, earlierRupees, text) => {
  expect(lowerOfferText(listing, earlierRupees)).toBe(text);
});
