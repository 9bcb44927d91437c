import { expect, it } from 'vitest';
import { cardsForEach, mostPlaces } from './featured/featured-places.ts';
import { fieldScores, mostWords, orderOf } from './ranking.ts';
import { rankingSettings } from './ranking-settings.ts';
import { fewListings } from './relax-search.ts';

it('names the settings that the ranking itself reads', () => {
  const { wordScores, featured, ...others } = rankingSettings;
  expect([wordScores.description, wordScores.place, wordScores.title]).toEqual(fieldScores);
  expect(featured).toEqual({ most: mostPlaces, cardsForEach });
  expect(others).toEqual({ mostWords, fewListings });
});

it('sorts as the page says: newest first without words, by best match with words, nearest near a landmark', () => {
  const reach = { slug: 'njp' } as never;
  expect(orderOf(undefined, {})).toBe('newest');
  expect(orderOf(undefined, { words: ['garden'] })).toBe('best');
  expect(orderOf(undefined, { words: ['garden'], reaches: [reach] })).toBe('nearest');
  expect(orderOf('price', { words: ['garden'], reaches: [reach] })).toBe('price');
});
