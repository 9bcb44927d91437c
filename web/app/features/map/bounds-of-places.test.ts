import { findArea } from '@thikana/contract/city';
import { isInBounds } from '@thikana/contract/map-area';
import { expect, it, vi } from 'vitest';
import { boundsOfPlaces } from './bounds-of-places.ts';

const market = { slug: 'hong-kong-market', name: 'Hong Kong Market', longitude: 88.43, latitude: 26.71 };
const nowhere = { location: '', landmark: '', near: '', km: '' };
const call = vi.fn(async () => ({ landmarks: [market], namedAlike: [] })) as never;
const eastOf = (km: number) => ({ ...market, longitude: market.longitude + km / 99.3 });

it('contains every named place, and what is near it', async () => {
  const bounds = await boundsOfPlaces(call, { ...nowhere, location: 'matigara', landmark: market.slug });
  if (!bounds) throw new Error('There are no bounds.');
  const matigara = findArea('matigara');
  for (const place of [matigara, market, eastOf(1.9)]) expect(isInBounds(place as never, bounds)).toBe(true);
  expect(isInBounds(eastOf(2.1), bounds)).toBe(false);
});

it('reaches as far as the search does', async () => {
  const bounds = await boundsOfPlaces(call, { ...nowhere, near: '88.43,26.71', km: '5' });
  expect(bounds && isInBounds(eastOf(4.9), bounds)).toBe(true);
  expect(bounds && isInBounds(eastOf(5.1), bounds)).toBe(false);
});

it.each([
  ['no place is named', nowhere, call],
  ['the place is unknown', { ...nowhere, location: 'nowhere' }, call],
  ['the server cannot be reached', { ...nowhere, landmark: 'x' }, vi.fn(() => Promise.reject(new Error()))],
])('has no bounds if %s', async (_, places, answer) => {
  expect(await boundsOfPlaces(answer as never, places)).toBeUndefined();
});
