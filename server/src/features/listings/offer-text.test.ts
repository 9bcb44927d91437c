import { expect, it } from 'vitest';
import { inLanguage } from '../../lib/current-language.ts';
import { lowerOfferText, offerText } from './offer-text.ts';

const location = 'Salugara';
const area = 'salugara';

it.each([
  [
    {
      intent: 'rent',
      propertyCategory: 'flat',
      location,
      area,
      pricePerFrequency: 12_000,
      frequency: 'month',
    },
    'Flat/Apartment for rent, Salugara: ₹12,000 a month',
  ],
  [
    { intent: 'sell', propertyCategory: 'house', location, area, price: 12_345_678 },
    'House for sale, Salugara: ₹1,23,45,678',
  ],
  [
    { intent: 'sell', propertyCategory: 'land', location, area, totalPrice: 40_000_000 },
    'Land for sale, Salugara: ₹4,00,00,000',
  ],
  [
    { intent: 'sell', propertyCategory: 'land', location, area, totalPrice: 0 },
    'Land for sale, Salugara: Price on request',
  ],
] as const)('has the offer and its price', (listing, text) => {
  expect(offerText(listing)).toBe(text);
});

it.each([
  [
    {
      intent: 'rent',
      propertyCategory: 'shop',
      location,
      area,
      pricePerFrequency: 7_500,
      frequency: 'month',
    },
    9_000,
    'Shop for rent, Salugara: ₹7,500 a month, before ₹9,000',
  ],
  [
    {
      intent: 'sell',
      propertyCategory: 'land',
      location,
      area,
      totalPrice: 40_000_000,
      pricePerUnit: 1_000_000,
    },
    1_100_000,
    'Land for sale, Salugara: ₹4,00,00,000, before ₹4,40,00,000',
  ],
] as const)('has the earlier price', (listing, earlierRupees, text) => {
  expect(lowerOfferText(listing, earlierRupees)).toBe(text);
});

it.each([
  ['bn', 'Sevoke Road, Siliguri', 'sevoke', 'ভাড়ার ফ্ল্যাট, সেবক রোড: ₹12,000'],
  ['bn', 'Sevoke Road, Siliguri', 'other', 'ভাড়ার ফ্ল্যাট: ₹12,000'],
  ['bn', 'বিধান মার্কেটের পিছনে', 'sevoke', 'ভাড়ার ফ্ল্যাট, বিধান মার্কেটের পিছনে: ₹12,000'],
  ['en', 'বিধান মার্কেটের পিছনে', 'sevoke', 'Flat/Apartment for rent, Sevoke Road: ₹12,000'],
] as const)(
  'in %s, an address in another language gives way to the area: %s',
  (language, typed, slug, text) => {
    const flat = { intent: 'rent', propertyCategory: 'flat', pricePerFrequency: 12_000 } as const;
    expect(inLanguage(language, () => offerText({ ...flat, location: typed, area: slug }))).toBe(text);
  },
);
