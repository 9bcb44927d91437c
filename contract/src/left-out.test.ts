import { expect, it } from 'vitest';
import { narrowOffers, offeredKinds, offersOfSite } from './left-out.ts';

const offers = { intents: ['rent', 'sell'], categories: ['house', 'land'], rentPeriods: ['month'] } as const;

it('narrows what the city offers, and never widens it', () => {
  expect(narrowOffers(offers, { intents: [], categories: [] })).toEqual(offers);
  expect(narrowOffers(offers, { intents: ['sell'], categories: ['shop'] })).toEqual({
    intents: ['rent'],
    categories: ['house'],
    rentPeriods: ['month'],
  });
});

it('pairs intents and categories, and rents no land', () => {
  expect(offeredKinds(offers)).toEqual(['rent house', 'sell house', 'sell land']);
  expect(offeredKinds({ ...offers, intents: ['rent'], categories: ['land'] })).toEqual([]);
});

it('ignores settings that would leave nothing of a smaller pack', () => {
  const rentOnly = { ...offers, intents: ['rent'] } as const;
  expect(offersOfSite(rentOnly, { intents: ['rent'], categories: [] })).toEqual(rentOnly);
  expect(offersOfSite(offers, { intents: ['rent'], categories: [] }).intents).toEqual(['sell']);
});
