import { type City, currentCity, setCity } from '@thikana/contract/city';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogueRow } from '../../../../test/catalogue-row.ts';
import { atOnce } from '../../../lib/steps.ts';
import { createAreaCodes } from './area-codes.ts';
import { createCatalogueStore } from './catalogue-store.ts';
import { conditionsOf } from './conditions-of.ts';
import { countFacets } from './count-facets.ts';
import { findPage } from './find-page.ts';

let city: City;
beforeAll(() => {
  city = currentCity();
  const area = { latitude: 26.7, longitude: 88.4 };
  const areas = Array.from({ length: 400 }, (_, place) => ({
    ...{ slug: `area-${place}`, name: `Area ${place}` },
    ...area,
  }));
  setCity({ ...city, areas });
});
afterAll(() => setCity(city));

const page = {
  order: 'newest',
  distanceOf: undefined,
  offset: 0,
} as const;

it('distinguishes the areas of a country, which are more than a byte holds', () => {
  const store = createCatalogueStore();
  const rows = Array.from({ length: 400 }, (_, place) => catalogueRow({ area: `area-${place}` }));
  store.add(rows);
  // 256 codes lie between it and area-300, so that they are the same byte.
  const conditions = conditionsOf({ location: ['area-44'] }, store.columns, undefined);
  const found = atOnce(findPage(store, conditions, { ...page, limit: 10 }));
  expect(found.ids).toEqual([rows[44]?.id]);
  const { values: counts } = atOnce(countFacets(store, { filter: {}, from: undefined, now: 0 }, undefined));
  expect(counts.location).toMatchObject({ 'area-44': 1, other: 0 });
  expect(counts.location).not.toHaveProperty('area-300');
});

it('refuses an area beyond 16 bits instead of putting the listing in another one', () => {
  const { codeOf, areas } = createAreaCodes();
  for (let code = 0; code < 65_536; code += 1) expect(codeOf(`area-${code}`) === code).toBe(true);
  expect(codeOf('area-0')).toBe(0);
  expect(() => codeOf('one more')).toThrow('room for 65536 areas; one more is one too many');
  expect(areas).toHaveLength(65_536);
});
