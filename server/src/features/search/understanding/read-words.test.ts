import { listAllListings, viewFacets } from '@thikana/contract/search/search';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { someListings } from '../../../../test/random-catalogue.ts';
import { openTestSite, type TestSite } from '../../../../test/test-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await openTestSite();
  const { id: ownerId } = await site.person();
  const [catalogue = []] = fc.sample(someListings(ownerId), { numRuns: 1, seed: 7 });
  await site.services.db
    .insertInto('listings')
    .values(
      catalogue.map(({ pictureCount, ...row }, place) => ({
        ...row,
        approval_status: 'approved' as const,
        hidden_at: null,
        description: place % 2 === 0 ? 'A balcony, and hospitals nearby.' : 'Two balconies in Sukna 734009.',
      })),
    )
    .execute();
});
afterAll(() => site.close());

async function find(q: string, more: Record<string, string> = {}) {
  const { listings, ...found } = await site.call(listAllListings, {
    query: { q, limit: '50', ...more },
  } as never);
  return { ids: listings.map(({ _id }) => _id), ...found };
}

it.each([
  ['gadren', 'garden'],
  ['gardne', 'garden'],
  ['agrden', 'garden'],
  ['balcny', 'balcony'],
  ['balcanies', 'balconies'],
  ['hospitel', 'hospital'],
  ['hosbitls', 'hospitals'],
  ['suknaa', 'sukna'],
  ['lfit', 'lift'],
])('reads %s as %s', async (typed, meant) => {
  const { corrected, ...found } = await find(typed);
  expect(corrected).toEqual([{ from: typed, to: meant }]);
  expect(found).toEqual(await find(meant));
  expect(found.total).toBeGreaterThan(0);
});

it.each([
  ['fewer than four letters', 'lft'],
  ['two slips in a short word', 'gxrdxn'],
  ['a number', '734008'],
  ['nothing that resembles it', 'zebra'],
])('leaves out, without a correction: %s', async (_, typed) => {
  const everything = (await find('')).total;
  expect(await find(typed)).toMatchObject({ total: everything, corrected: [{ from: typed, to: '' }] });
  expect(await find(typed, { spelling: 'exact' })).toMatchObject({ total: 0 });
});

it('ranks by the words that some listing has: first those with all of them', async () => {
  const both = await find('garden zebra lift');
  expect(both.corrected).toEqual([{ from: 'zebra', to: '' }]);
  const { withAllWords = 0 } = both;
  expect(withAllWords).toBeGreaterThan(0);
  const needed = await find('garden lift', { spelling: 'exact' });
  expect(new Set(both.ids.slice(0, withAllWords))).toEqual(new Set(needed.ids));
  expect(both.total).toBe((await find('')).total);
});

it('neither misses nor reports the name of the city where no listing says it', async () => {
  expect(await find('siliguri')).toEqual(await find(''));
  expect(await find('siliguri garden')).toEqual(await find('garden'));
});

it('corrects only unknown words, and none if asked not to', async () => {
  const right = await find('garden balcony');
  expect(await find('garden blacony')).toEqual({ ...right, corrected: [{ from: 'blacony', to: 'balcony' }] });
  expect(await find('garden blacony', { spelling: 'exact' })).toMatchObject({ total: 0 });
  // The word exists, but not in this price range.
  expect(await find('garden', { priceRange: '900000000+' })).not.toHaveProperty('corrected');
});

it('counts the choices for the corrected word', async () => {
  const counts = async (q: string) => (await site.call(viewFacets, { query: { q } } as never)).facets;
  expect(await counts('gadren')).toEqual(await counts('garden'));
});

it('does not correct to a word whose last listing is gone', async () => {
  const { db } = site.services;
  await db.updateTable('listings').set({ description: 'Nothing else is known.' }).execute();
  expect(await find('balcny')).toMatchObject({ corrected: [{ from: 'balcny', to: '' }] });
});
