import { sizeOfLandUnit } from '@thikana/contract/land';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { catalogueRow } from '../../../test/catalogue-row.ts';
import { someListings, someSearch } from '../../../test/random-catalogue.ts';
import { referenceFacets } from '../../../test/reference-facets.ts';
import { type ReferenceListing, referenceSearch } from '../../../test/reference-search.ts';
import { dayMilliseconds } from '../../lib/durations.ts';
import { firstIdAt } from '../../lib/ids.ts';
import { atOnce } from '../../lib/steps.ts';
import type { Bitmap } from './catalogue/bitmaps.ts';
import type { CatalogueRow } from './catalogue/catalogue-rows.ts';
import { createCatalogueStore } from './catalogue/catalogue-store.ts';
import { conditionsOf } from './catalogue/conditions-of.ts';
import { countFacets } from './catalogue/count-facets.ts';
import { findPage } from './catalogue/find-page.ts';
import { type ListingFilter, listingSearch } from './listing-filter.ts';

const intents = fc.constantFrom(undefined, 'rent' as const, 'sell' as const);
const listings = someListings('5f0000000000000000000001').map((all) =>
  all.map((row) => ({ ...row, approval_status: 'approved' as const, hidden_at: null })),
);

function storeOf(rows: readonly CatalogueRow[]) {
  const store = createCatalogueStore();
  store.add(rows);
  return store;
}

function rowOf({ available_land_space: space, available_land_space_unit: unit, ...row }: ReferenceListing) {
  const land = space === null || unit === null ? null : space * sizeOfLandUnit(unit);
  const size_square_feet = row.built_up_area_square_feet ?? row.shop_area_square_feet ?? land;
  return { ...row, size_square_feet, has_pictures: row.pictureCount > 0, words: '', fresh_seconds: 0 };
}

function idsOf(store: ReturnType<typeof storeOf>, filter: ListingFilter, having?: Bitmap): string[] {
  const conditions = conditionsOf(filter, store.columns, having);
  const page = {
    order: 'newest',
    distanceOf: undefined,
    scored: undefined,
    offset: 0,
    limit: 100,
  } as const;
  return atOnce(findPage(store, conditions, page)).ids;
}

it('finds the same listings in memory as the reference search', () => {
  fc.assert(
    fc.property(
      listings,
      fc.array(someSearch, { minLength: 8, maxLength: 8 }),
      intents,
      (rows, searches, intent) => {
        const store = storeOf(rows.map(rowOf));
        for (const { q: _, sort: _sort, ...search } of searches) {
          const { filter } = listingSearch(search, { words: undefined, intent });
          expect(new Set(idsOf(store, filter))).toEqual(new Set(referenceSearch(rows, search, intent)));
        }
      },
    ),
    { numRuns: 40 },
  );
});

it('counts the same for each choice as the reference search', async () => {
  fc.assert(
    fc.property(listings, fc.array(someSearch, { minLength: 3, maxLength: 3 }), (rows, searches) => {
      const store = storeOf(rows.map(rowOf));
      for (const { q: _, sort: _sort, ...search } of searches) {
        const { filter, from } = listingSearch(search, { words: undefined });
        const now = Math.floor(Date.now() / 1000);
        const counts = countFacets(store, { filter, from, now }, undefined);
        expect(atOnce(counts)).toEqual(referenceFacets(rows, search));
      }
    }),
    { numRuns: 20 },
  );
});

it('counts the days of `posted` back from the hour of the search', () => {
  const hour = Date.UTC(2026, 10, 20, 9);
  const idOf = (days: number, second: number) =>
    firstIdAt(new Date(hour - days * dayMilliseconds + second * 1000));
  const rows = [idOf(1, -1), idOf(1, 0), idOf(7, -1), idOf(7, 0)].map((id) => catalogueRow({ id }));
  const found = (posted: number) => idsOf(storeOf(rows), { posted, hour });
  expect(new Set(found(1))).toEqual(new Set([idOf(1, 0)]));
  expect(new Set(found(7))).toEqual(new Set([idOf(1, -1), idOf(1, 0), idOf(7, 0)]));
  const store = storeOf(rows);
  const asked = { filter: { posted: 1, hour }, from: undefined, now: hour / 1000 };
  const { without, total } = atOnce(countFacets(store, asked, undefined));
  expect({ without, total }).toEqual({ without: { posted: 4 }, total: 1 });
});

it('finds the listings with all words when each is needed', () => {
  const rows = [`'lane':1A 'lift':2C`, `'lane':1A`, `'lift':1A`].map((words) => catalogueRow({ words }));
  const store = storeOf(rows);
  const found = (words: string[]) =>
    idsOf(store, { words }, atOnce(store.words.having(words, store.usedSlots)));
  expect(found(['lane', 'lift'])).toEqual([rows[0]?.id]);
  expect(new Set(found(['lan']))).toEqual(new Set([rows[0]?.id, rows[1]?.id]));
  expect(found(['garden|lane|lift'])).toHaveLength(3);
  expect(idsOf(store, { words: [] })).toHaveLength(3);
});
