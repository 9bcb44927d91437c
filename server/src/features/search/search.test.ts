import { formatBounds, formatPosition, formatShape } from '@thikana/contract/map-area';
import {
  listAllListings,
  listQuery,
  listRentals,
  listSales,
  type Relaxed,
  understandWords,
  viewFacets,
} from '@thikana/contract/search/search';
import type { Intent } from '@thikana/contract/vocabulary';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { flatForRent } from '../../../test/listing-forms.ts';
import { makeListing } from '../../../test/make-listing.ts';
import { someListings, someNarrowSearch, someSearch } from '../../../test/random-catalogue.ts';
import { referenceFacets } from '../../../test/reference-facets.ts';
import { referenceRelaxation } from '../../../test/reference-relaxation.ts';
import {
  listedWords,
  type ReferenceListing,
  referenceSearch,
  wordsIn,
} from '../../../test/reference-search.ts';
import { storeCatalogue } from '../../../test/store-catalogue.ts';
import { openTestSite, type TestSite } from '../../../test/test-site.ts';
import { createDatabaseEngine } from './database-engine.ts';
import { listPage } from './list-page.ts';
import { createWordReader } from './understanding/read-words.ts';

let site: TestSite;
let ownerId: string;

beforeAll(async () => {
  site = await openTestSite();
  ({ id: ownerId } = await site.person());
});
afterAll(() => site.close());

type Search = typeof someSearch extends fc.Arbitrary<infer Value> ? Value : never;

function asQuery({ within, shape, size, near, ...search }: Search): Record<string, string> {
  const place = {
    ...(within && { within: formatBounds(within) }),
    ...(shape && { shape: formatShape(shape) }),
    ...(size && { size: size.max === undefined ? `${size.min}+` : `${size.min}-${size.max}` }),
    ...(near && { near: formatPosition(near) }),
  };
  return Object.fromEntries(
    Object.entries({ ...search, ...place }).map(([name, value]) => [name, String(value)]),
  );
}

async function found(list: 'all' | 'rent' | 'sell', search: Search, page = { limit: 50, page: 1 }) {
  const input = {
    query: { ...asQuery(search), limit: String(page.limit), page: String(page.page) },
  } as never;
  if (list === 'rent') {
    const { rentals, total, withAllWords } = await site.call(listRentals, input);
    return { ids: rentals.map(({ _id }) => _id), total, withAllWords };
  }
  if (list === 'sell') {
    const { sells, total, withAllWords } = await site.call(listSales, input);
    return { ids: sells.map(({ _id }) => _id), total, withAllWords };
  }
  const { listings, total, withAllWords } = await site.call(listAllListings, input);
  return { ids: listings.map(({ _id }) => _id), total, withAllWords };
}

it('finds the same listings as the reference search, in the same order', { timeout: 120_000 }, async () => {
  let hits = 0;
  await fc.assert(
    fc.asyncProperty(
      someListings(ownerId),
      fc.array(fc.tuple(fc.constantFrom('all', 'rent', 'sell'), someSearch), {
        minLength: 40,
        maxLength: 40,
      }),
      async (catalogue, searches) => {
        await storeCatalogue(site, ownerId, catalogue);
        for (const [list, search] of searches) {
          const intent = list === 'all' ? undefined : list;
          const expected = referenceSearch(catalogue, search as never, intent);
          const withAllWords = countWithAllWords(catalogue, search, expected);
          const wanted = { search, ids: expected.slice(0, 50), total: expected.length };
          expect({ search, ...(await found(list, search)) }).toEqual({ ...wanted, withAllWords });
          const { rows, ...byDatabase } = await withoutCatalogue(search, intent);
          expect({ search, ids: rows.map(({ _id }) => _id), total: byDatabase.total }).toEqual(wanted);
          hits += expected.length;
        }
        // Their totals are cached by now.
        for (const [place, [list, search]] of searches.slice(0, 8).entries()) {
          const expected = referenceSearch(catalogue, search as never, list === 'all' ? undefined : list);
          const limit = 4;
          const last = Math.max(1, Math.ceil(expected.length / limit));
          const page = place % 2 === 0 ? last : Math.ceil(last / 2);
          const { ids } = await found(list, search, { limit, page });
          const wanted = expected.slice((page - 1) * limit, page * limit);
          expect({ search, page, ids }).toEqual({ search, page, ids: wanted });
        }
      },
    ),
    { numRuns: 25, endOnFailure: true },
  );
  expect(hits).toBeGreaterThan(1000);
});

/** Words that no listing has are left out. */
function countWithAllWords(catalogue: readonly ReferenceListing[], { q }: Search, ids: readonly string[]) {
  const words = listedWords(catalogue, q);
  const isFull = (listing: ReferenceListing) => wordsIn(listing, words).length === words.length;
  return words.length === 0
    ? undefined
    : catalogue.filter((each) => ids.includes(each.id) && isFull(each)).length;
}

/** A process whose catalogue is not loaded yet. */
function withoutCatalogue(search: Search, intent: Intent | undefined) {
  const { db } = site.services;
  const engine = createDatabaseEngine(db);
  const words = createWordReader(db, engine);
  const query = listQuery.parse({ ...asQuery(search), limit: '50' });
  return listPage({ engine, words, featured: { list: async () => [] } }, query, intent);
}

it('counts the title in the second language as close to the first, however long the description is', async () => {
  const [owner, admin] = await Promise.all([site.person(), site.person('admin')]);
  const description = 'quiet '.repeat(200);
  const posted = (fields: object) =>
    makeListing(owner, { fields: { ...flatForRent, description, ...fields }, approvedBy: admin });
  const older = await posted({ title: 'Lane of the gulmohar' });
  const newer = await posted({ title: 'Lane of the mango tree', secondTitle: 'A gulmohar blooms' });
  const search = { q: 'lane gulmohar' } as Search;
  expect((await found('all', search)).ids.slice(0, 2)).toEqual([newer, older]);
  const { rows } = await withoutCatalogue(search, undefined);
  expect(rows.slice(0, 2).map(({ _id }) => _id)).toEqual([newer, older]);
});

it('relaxes a search with few listings like the reference search', { timeout: 120_000 }, async () => {
  let [relaxed, asked] = [0, 0];
  await fc.assert(
    fc.asyncProperty(
      someListings(ownerId),
      fc.array(fc.tuple(fc.constantFrom('all', 'rent', 'sell'), someNarrowSearch), {
        minLength: 12,
        maxLength: 12,
      }),
      async (catalogue, searches) => {
        await storeCatalogue(site, ownerId, catalogue);
        for (const [list, search] of searches) {
          const intent = list === 'all' ? undefined : list;
          const expected = referenceRelaxation(catalogue, search as never, intent);
          const answer = await listIn(list, search);
          expect({ search, list, ...simplified(answer.relaxed) }).toEqual({
            ...{ search, list, instead: expected?.instead, total: expected?.total, ids: expected?.ids },
          });
          asked += 1;
          relaxed += expected ? 1 : 0;
        }
      },
    ),
    { numRuns: 20, endOnFailure: true },
  );
  expect(asked).toBe(240);
  expect(relaxed).toBeGreaterThan(100);
});

const simplified = (relaxed: Relaxed | undefined) => ({
  instead: relaxed?.instead,
  total: relaxed?.total,
  ids: relaxed?.listings.map(({ _id }) => _id),
});

function listIn(list: 'all' | 'rent' | 'sell', search: Search) {
  const input = { query: asQuery(search) } as never;
  if (list === 'rent') return site.call(listRentals, input);
  return list === 'sell' ? site.call(listSales, input) : site.call(listAllListings, input);
}

it('counts each value like the reference search', { timeout: 120_000 }, async () => {
  let counted = 0;
  await fc.assert(
    fc.asyncProperty(
      someListings(ownerId),
      fc.array(someSearch, { minLength: 10, maxLength: 10 }),
      async (catalogue, searches) => {
        await storeCatalogue(site, ownerId, catalogue);
        for (const search of searches) {
          const { facets } = await site.call(viewFacets, { query: asQuery(search) } as never);
          expect({ search, facets }).toEqual({ search, facets: referenceFacets(catalogue, search as never) });
          counted += facets?.total ?? 0;
        }
      },
    ),
    { numRuns: 20, endOnFailure: true },
  );
  expect(counted).toBeGreaterThan(200);
});

it.each([
  [{ propertyType: 'castle' }, 'propertyType'],
  [{ location: 'sevoke,nowhere' }, 'location'],
  [{ landmark: 'njp-station,nowhere' }, 'landmark'],
  [{ bedrooms: 'many' }, 'bedrooms'],
  [{ posted: '0' }, 'posted'],
  [{ sort: 'random' }, 'sort'],
  [{ within: '88.5,26.7,88.4,26.8' }, 'within'],
  [{ shape: '88.5,26.7;88.4,26.8' }, 'shape'],
  [{ size: '5-2katha' }, 'size'],
  [{ floor: 'roof' }, 'floor'],
  [{ available: '2026-13-01' }, 'available'],
  [{ near: '88.4' }, 'near'],
  [{ near: '88.4,26.7', km: '0' }, 'km'],
  [{ with: 'pool' }, 'with'],
])('rejects %j', async (query, field) => {
  await expect(site.call(listAllListings, { query } as never)).rejects.toMatchObject({
    status: 400,
    fields: { [field]: 'This is not valid.' },
  });
});

it('returns the meaning of the words', async () => {
  expect(await site.call(understandWords, { query: { q: 'sevok rod flat under 15k, quiet' } })).toEqual({
    q: 'quiet',
    typedWords: 'quiet',
    purpose: 'rent',
    propertyType: ['flat'],
    location: ['sevoke'],
    priceRange: '0-15000',
  });
});

it('ignores words without meaning', async () => {
  const { total } = await found('all', {});
  expect(total).toBeGreaterThan(0);
  expect(await found('all', { q: 'the' })).toEqual(await found('all', {}));
});
