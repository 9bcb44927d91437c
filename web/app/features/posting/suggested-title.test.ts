import { baseLanguage, setLanguageSource } from '@thikana/contract/language';
import { afterEach, expect, it } from 'vitest';
import { emptyValues, type PostingValues } from './posting-values.ts';
import { exampleTitle, suggestedTitle } from './suggested-title.ts';

afterEach(() => setLanguageSource(() => baseLanguage));

const place: Partial<PostingValues> = {
  location: 'Pradhan Nagar, Darjeeling 734003',
  coordinates: { type: 'Point', coordinates: [88.42, 26.72] },
};
const title = (intent: 'rent' | 'sell', values: Partial<PostingValues>) =>
  suggestedTitle(intent, { ...emptyValues, ...place, ...values });

it.each<['rent' | 'sell', Partial<PostingValues>, string]>([
  ['rent', { propertyCategory: 'flat', bedrooms: '2' }, '2 BHK flat for rent in Pradhan Nagar'],
  ['sell', { propertyCategory: 'house', bedrooms: '4' }, '4 BHK house for sale in Pradhan Nagar'],
  ['rent', { propertyCategory: 'shop' }, 'Shop for rent in Pradhan Nagar'],
  [
    'sell',
    { propertyCategory: 'land', availableLandSpace: '5', availableLandSpaceUnit: 'katha' },
    '5 katha of land for sale in Pradhan Nagar',
  ],
])('suggests for %s, %j: %s', (intent, values, text) => {
  expect(title(intent, values)).toBe(text);
});

it.each([
  ['bn', 'প্রধাননগর: 2 BHK ফ্ল্যাট ভাড়া'],
  ['hi', 'प्रधान नगर में 2 BHK फ्लैट किराये पर'],
  ['ne', 'प्रधान नगरमा 2 BHK फ्ल्याट भाडामा'],
] as const)('names the area in the language %s', (language, text) => {
  setLanguageSource(() => language);
  expect(title('rent', { propertyCategory: 'flat', bedrooms: '2' })).toBe(text);
});

it('names a place that is no area as it was typed', () => {
  setLanguageSource(() => 'bn');
  const elsewhere = { propertyCategory: 'shop', location: 'Batasi, Darjeeling district, 734221' } as const;
  expect(title('rent', elsewhere)).toBe('Batasi: দোকান ভাড়া');
});

it.each<[string, Partial<PostingValues>]>([
  ['the number of rooms', { propertyCategory: 'flat', bedrooms: '0' }],
  ['the size of the land', { propertyCategory: 'land' }],
  ['a place from the suggestions', { propertyCategory: 'shop', coordinates: null }],
  ['a property type', {}],
])('suggests nothing without %s', (_, values) => {
  expect(title('sell', values)).toBeUndefined();
});

it.each([
  ['en', 'rent', 'flat', '2 BHK flat near Sevoke Road'],
  ['en', 'sell', 'house', '2 BHK house for sale in Siliguri City Center'],
  ['en', 'rent', 'shop', 'Shop for rent in Siliguri City Center'],
  ['en', 'sell', 'land', '5 decimal of land for sale in Siliguri City Center'],
  ['hi', 'rent', 'shop', 'सिलीगुड़ी शहर में दुकान किराये पर'],
] as const)('in %s, shows to %s a %s the example %s', (language, intent, category, text) => {
  setLanguageSource(() => language);
  expect(exampleTitle(intent, category)).toBe(text);
});
