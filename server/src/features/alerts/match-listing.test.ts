import { saveSearch } from '@thikana/contract/alerts';
import { formatBounds, formatPosition, formatShape } from '@thikana/contract/map-area';
import { listAllListings } from '@thikana/contract/search/search';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { someListings, someSearch } from '../../../test/random-catalogue.ts';
import { storeCatalogue } from '../../../test/store-catalogue.ts';
import { useTestSite } from '../../../test/test-site.ts';
import { savedQuery } from '../saved-searches/saved-searches.feature.ts';
import { matchListing } from './match-listing.ts';

const site = await useTestSite();
const [owner, person] = await Promise.all([site.person(), site.person()]);
const { db } = site.services;
await db.updateTable('users').set({ is_verified: true }).execute();
type Search = typeof someSearch extends fc.Arbitrary<infer Value> ? Value : never;

function asQuery({ within, shape, size, near, sort: _order, ...search }: Search): Record<string, string> {
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

it('a listing matches the searches that find it, and no others', { timeout: 300_000 }, async () => {
  const { db } = site.services;
  let pairs = 0;
  let matches = 0;
  const narrowed = someSearch.filter((search) => savedQuery(asQuery(search)) !== '');
  const searches = fc.array(narrowed, { minLength: 8, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(someListings(owner.id), searches, async (catalogue, wanted) => {
      await storeCatalogue(site, owner.id, catalogue);
      await db.deleteFrom('saved_searches').execute();
      const expected: Record<string, string[]> = {};
      for (const search of wanted) {
        const query = asQuery(search);
        const { _id } = await person.call(saveSearch, {
          body: { search: query as never, frequency: 'at-once' },
        });
        const saved = await db
          .selectFrom('saved_searches')
          .select('query')
          .where('id', '=', _id)
          .executeTakeFirst();
        const understood = Object.fromEntries(new URLSearchParams(saved?.query));
        const { listings } = await site.call(listAllListings, {
          query: { ...understood, spelling: 'exact', limit: '50' } as never,
        });
        // More than one page would be truncated.
        if (listings.length < 50) expected[_id] = listings.map((listing) => listing._id).sort();
      }
      for (const { id } of catalogue)
        await db.transaction().execute((transaction) => matchListing(transaction, id, new Date()));
      const rows = await db.selectFrom('search_matches').select(['search_id', 'listing_id']).execute();
      for (const [searchId, ids] of Object.entries(expected)) {
        const found = rows.filter((row) => row.search_id === searchId).map((row) => row.listing_id);
        expect(found.sort(), searchId).toEqual(ids);
        pairs += catalogue.length;
        matches += ids.length;
      }
    }),
    { numRuns: 15 },
  );
  expect(pairs).toBeGreaterThan(3_000);
  expect(matches).toBeGreaterThan(200);
});
