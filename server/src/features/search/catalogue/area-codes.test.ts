import { type Area, areaValues } from '@thikana/contract/areas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogueRow } from '../../../../test/catalogue-row.ts';
import { areaCode } from './catalogue-columns.ts';
import { createCatalogueStore } from './catalogue-store.ts';
import { conditionsOf } from './conditions-of.ts';
import { countFacets } from './count-facets.ts';

const values = areaValues as unknown as string[];
const released = values.length;
beforeAll(() =>
  values.push(...Array.from({ length: 400 - released }, (_, place) => `area-${released + place}`)),
);
afterAll(() => values.splice(released));

const page = { order: 'newest', from: undefined, scores: undefined, known: undefined, offset: 0 } as const;

it('distinguishes the areas of a country, which are more than a byte holds', () => {
  const store = createCatalogueStore();
  // The low bytes of 88 and 344 are equal.
  const [far, near] = ['area-88', 'area-344'].map((area) => catalogueRow({ area: area as Area }));
  store.add([far, near].filter((row) => row !== undefined));
  const areas = ['area-88' as Area];
  const found = store.findPage(conditionsOf({ location: areas }, store.columns, undefined), {
    ...page,
    limit: 10,
  });
  expect(found.ids).toEqual([far?.id]);
  const { values: counts } = countFacets(store, { filter: {}, from: undefined, now: 0 }, undefined);
  expect(counts.location).toMatchObject({ 'area-88': 1, 'area-344': 1, 'area-87': 0 });
});

it.each([-1, 65_536])('rejects area code %i instead of storing the listing in another area', (code) => {
  expect(() => areaCode(code)).toThrow(`room for 65536 areas; ${code} is no code of one`);
});

it('has all codes of 16 bits', () => {
  expect([0, 65_535].map(areaCode)).toEqual([0, 65_535]);
});
