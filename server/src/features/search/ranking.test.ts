import { flatMapAround } from '@thikana/contract/proximity';
import { expect, it } from 'vitest';
import { useCityOfTests } from '../../../test/city/cities.ts';
import { reachOf } from './landmark-reach.ts';
import { isNewer, orderOf } from './ranking.ts';

useCityOfTests('siliguri');
const reaches = [reachOf('njp-station')].filter((reach) => reach !== undefined);

const from = flatMapAround({ longitude: 88.43, latitude: 26.71 });

it.each([
  ['nothing', undefined, {}, 'newest'],
  ['words', undefined, { words: ['lane'] }, 'best'],
  ['words that say nothing', undefined, { words: [] }, 'newest'],
  ['the best of words', 'best', { words: ['lane'] }, 'best'],
  ['the best without words', 'best', { words: [] }, 'newest'],
  ['words near a landmark', undefined, { words: ['lane'], reaches }, 'nearest'],
  ['the best near a landmark', 'best', { words: ['lane'], reaches }, 'nearest'],
  ['the nearest to a place', 'nearest', { from }, 'nearest'],
  ['the nearest to no place', 'nearest', {}, 'newest'],
  ['the nearest to no place, with words', 'nearest', { words: ['lane'] }, 'best'],
  ['the newest, with words', 'newest', { words: ['lane'] }, 'newest'],
  ['a price', 'price', { words: ['lane'], from }, 'price'],
] as const)('orders a search for %s', (_, asked, search, order) => {
  expect(orderOf(asked, { words: undefined, from: undefined, ...search })).toBe(order);
});

it('puts what was moved to the top before what was posted earlier, and the later id before an equal', () => {
  const id = (seconds: number, rest = 0) =>
    seconds.toString(16).padStart(8, '0') + rest.toString(16).padStart(16, '0');
  const posted = (seconds: number, rest = 0) => ({ id: id(seconds, rest), bumped_at: null });
  const bumped = { id: id(1), bumped_at: new Date(9_000) };
  expect(isNewer(posted(8), posted(7))).toBe(true);
  expect(isNewer(posted(7), posted(8))).toBe(false);
  expect(isNewer(bumped, posted(8))).toBe(true);
  expect(isNewer(posted(9, 1), posted(9))).toBe(true);
  expect(isNewer(posted(9), posted(9, 1))).toBe(false);
});
