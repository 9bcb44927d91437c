import { type CityArea, currentCity, setCity } from '@thikana/contract/city';
import { viewMapAreas } from '@thikana/contract/city-map';
import { afterEach, expect, it } from 'vitest';
import { useTestSite } from '../../../test/test-site.ts';

const site = await useTestSite();
const city = currentCity();
afterEach(() => setCity(city));

const many = Array.from(
  { length: 5_000 },
  (_, number): CityArea => ({
    ...{ slug: `area-${number}`, name: `Area ${number}` },
    ...{ longitude: 88 + (number % 100) / 100, latitude: 26 + Math.floor(number / 100) / 50 },
  }),
);
const ring = [
  { longitude: 88, latitude: 26 },
  { longitude: 88.1, latitude: 26 },
  { longitude: 88, latitude: 26.1 },
  { longitude: 88, latitude: 26 },
];

it('names all areas in their order, or those in view', async () => {
  expect((await site.call(viewMapAreas, {})).areas).toEqual(city.areas);
  setCity({ ...city, areas: many, hasMoreAreas: true });
  const { areas } = await site.call(viewMapAreas, { query: { within: '88.095,26.03,88.125,26.05' } });
  expect(areas.map(({ slug }) => slug)).toEqual(['area-210', 'area-211', 'area-212']);
  expect((await site.call(viewMapAreas, {})).areas).toHaveLength(5_000);
  await expect(site.call(viewMapAreas, { query: { within: '88,26' } })).rejects.toMatchObject({
    status: 400,
  });
});

it('has the outlines of areas once there are few in view', async () => {
  const outlines = [
    { slug: 'area-0', rings: [ring] },
    // Of an area that was merged into the first one.
    { slug: 'area-0', rings: [ring.toReversed()] },
  ];
  setCity({ ...city, areas: many, hasMoreAreas: true, outlines });
  const first = async (within: string) => (await site.call(viewMapAreas, { query: { within } })).areas[0];
  expect(await first('87.9,25.9,88.05,26.05')).toEqual({
    ...many[0],
    outline: [ring.map(({ longitude, latitude }) => [longitude, latitude])],
  });
  expect(await first('87.9,25.9,88.9,26.9')).toEqual(many[0]);
});
