import { afterEach, expect, it } from 'vitest';
import { currentCity, setCity } from './city.ts';
import { isIntentOffered, notOffered, offeredCategories, offeredIntents, rentPeriods } from './offers.ts';

const siliguri = currentCity();
afterEach(() => setCity(siliguri));
const offer = (offers: Partial<typeof siliguri.offers>) =>
  setCity({ ...siliguri, offers: { ...siliguri.offers, ...offers } });
const flat = { intent: 'rent', propertyCategory: 'flat', frequency: 'week' } as Parameters<
  typeof notOffered
>[0];

it('has everything in Siliguri, and land for sale only', () => {
  expect(offeredIntents()).toEqual(['rent', 'sell']);
  expect(offeredCategories('rent')).toEqual(['house', 'flat', 'shop']);
  expect(offeredCategories('sell')).toEqual(['house', 'flat', 'shop', 'land']);
  expect(rentPeriods()[0]).toBe('month');
  expect(notOffered(flat)).toBeUndefined();
});

it('leaves out what the city does not offer', () => {
  offer({ intents: ['rent'], categories: ['flat', 'land'], rentPeriods: ['day', 'month'] });
  expect(offeredIntents()).toEqual(['rent']);
  expect(offeredCategories('rent')).toEqual(['flat']);
  expect(offeredCategories('sell')).toEqual([]);
  expect(rentPeriods()).toEqual(['day', 'month']);
});

it('has no rentals if land is all that there is', () => {
  offer({ categories: ['land'] });
  expect(isIntentOffered('rent')).toBe(false);
  expect(isIntentOffered('sell')).toBe(true);
});

it.each([
  [{ intents: ['sell'] }, 'intent', 'This site has no rentals.'],
  [{ categories: ['house'] }, 'propertyCategory', 'This site does not offer this category.'],
  [{ rentPeriods: ['month'] }, 'frequency', 'This site does not offer this rent period.'],
] as const)('says of %j what is not offered', (offers, field, text) => {
  offer(offers);
  expect(notOffered(flat)).toEqual({ field, text });
});
