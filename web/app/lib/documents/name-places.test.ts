import { areaLabel } from '@thikana/contract/areas';
import { currentCity, findArea, setCity } from '@thikana/contract/city';
import { nameAreas } from '@thikana/contract/city-map';
import { listRentals } from '@thikana/contract/search/search';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aListed } from '../../../test/listings.ts';
import { stubApi } from '../../../test/stub-api.ts';
import { call } from '../api/api.ts';

const city = currentCity();
const far = { slug: 'far-away', name: 'Far Away', latitude: 26.7, longitude: 88.4 };
let api: ReturnType<typeof stubApi>;
beforeEach(() => {
  api = stubApi();
  const rentals = [aListed('flat rent', { area: 'far-away' }), aListed('flat rent', { area: 'sevoke' })];
  api.on(listRentals, { json: { rentals, page: 1, totalPages: 1, total: 2 } });
  api.on(nameAreas, { json: { areas: [far], formerSlugs: {} } });
});
afterEach(() => setCity(city));

it('asks for the names of the areas in an answer that the page does not know', async () => {
  setCity({ ...city, hasMoreAreas: true });
  await call(listRentals, {});
  expect(findArea('far-away')?.name).toBe('Far Away');
  expect(api.asked.at(-1)).toMatchObject({ path: '/api/city/areas', query: { slugs: 'far-away' } });
  await call(listRentals, {});
  expect(api.asked).toHaveLength(3);
});

it('asks for the names of the areas in a filter, former slugs among them, that no listing of the page has', async () => {
  setCity({ ...city, hasMoreAreas: true });
  api.on(listRentals, { json: { rentals: [], page: 1, totalPages: 0, total: 0 } });
  api.on(nameAreas, { json: { areas: [far], formerSlugs: { 'old-far': 'far-away' } } });
  await call(listRentals, { query: { location: 'sevoke,far-away,old-far,other' } });
  expect(api.asked.at(-1)?.query).toEqual({ slugs: 'far-away,old-far' });
  expect(areaLabel('old-far')).toBe('Far Away');
});

it('gives the answer without the names if they cannot be had', async () => {
  setCity({ ...city, hasMoreAreas: true });
  api.on(nameAreas, 'no connection');
  expect((await call(listRentals, {})).rentals).toHaveLength(2);
});

it('asks nothing in a city whose areas the page has', async () => {
  await call(listRentals, {});
  expect(api.asked).toHaveLength(1);
});
