import { expect, it, vi } from 'vitest';
import type { ListingWithPictures } from '../../listings/listings.feature.ts';
import { createKnownListings } from './known-listings.ts';

const listing = (id: string, title = id) => ({ id, title }) as ListingWithPictures;
const read = () => vi.fn(async (ids: readonly string[]) => ids.map((id) => listing(id)).reverse());
const idsOf = (listings: readonly ListingWithPictures[]) => listings.map(({ id }) => id);

it('reads unknown listings and keeps the order of the ids', async () => {
  const known = createKnownListings(10);
  const reading = read();
  expect(idsOf(await known.list(['b', 'a'], reading))).toEqual(['b', 'a']);
  expect(idsOf(await known.list(['c', 'a', 'b'], reading))).toEqual(['c', 'a', 'b']);
  expect(reading.mock.calls).toEqual([[['b', 'a']], [['c']]]);
});

it('leaves out deleted listings', async () => {
  const known = createKnownListings(10);
  const reading = vi.fn(async () => [listing('b')]);
  expect(idsOf(await known.list(['a', 'b'], reading))).toEqual(['b']);
});

it('reads changed listings again', async () => {
  const known = createKnownListings(10);
  const reading = read();
  await known.list(['a', 'b'], reading);
  known.forget(['b']);
  await known.list(['a', 'b'], reading);
  expect(reading.mock.calls).toEqual([[['a', 'b']], [['b']]]);
});

it('does not cache a listing that changed while it was read', async () => {
  const known = createKnownListings(10);
  const early = Promise.withResolvers<ListingWithPictures[]>();
  const first = known.list(['a'], () => early.promise);
  known.forget(['a']);
  early.resolve([listing('a', 'before')]);
  expect((await first)[0]?.title).toBe('before');
  expect((await known.list(['a'], read()))[0]?.title).toBe('a');
});

it('evicts the least recently shown', async () => {
  const known = createKnownListings(2);
  const reading = read();
  await known.list(['a', 'b'], reading);
  await known.list(['a'], reading);
  await known.list(['c'], reading);
  await known.list(['a', 'c'], reading);
  expect(reading).toHaveBeenCalledTimes(2);
  await known.list(['b'], reading);
  expect(reading).toHaveBeenCalledTimes(3);
});
