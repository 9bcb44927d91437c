import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { useCityOfTests } from '../../../test/city/cities.ts';
import { createOfflinePlaces } from '../../platform/places/offline-places.ts';
import { readCityGazetteer } from './city-gazetteer.ts';

afterEach(() => useCityOfTests('siliguri'));

test.each([
  ['kathmandu', 'patan', 'Kathmandu'],
  ['braga', 'gualtar', 'Braga'],
] as const)('%s suggests its own areas and landmarks, and no Indian place', async (city, typed, detail) => {
  useCityOfTests(city);
  const folder = path.resolve(import.meta.dirname, '../../../../cities', city);
  const places = createOfflinePlaces(() => readCityGazetteer(folder));
  const [first] = await places.suggest(typed);
  expect(first).toMatchObject({ detail });
  expect(first?.label.toLowerCase()).toContain(typed);
  const elsewhere = await places.suggest('matigara');
  expect(elsewhere.map(({ label }) => label)).not.toContain('Matigara');
});

test.each(['প্রধান নগর', 'प्रधान नग', 'pradhan nag'])(
  'an area of the pack is suggested for %s',
  async (typed) => {
    const folder = path.resolve(import.meta.dirname, '../../../../cities/siliguri');
    const places = createOfflinePlaces(() => readCityGazetteer(folder));
    const [first] = await places.suggest(typed);
    expect(first?.label).toBe('Pradhan Nagar');
  },
);
