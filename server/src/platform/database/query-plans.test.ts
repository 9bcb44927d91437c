import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { viewArea } from '@thikana/contract/area-pages';
import type { Call } from '@thikana/contract/client';
import { viewListingCards } from '@thikana/contract/listing-cards';
import { viewLatestListings, viewListing } from '@thikana/contract/listings';
import { listPostsByStatus, pagePosts } from '@thikana/contract/moderation';
import { viewYourListings } from '@thikana/contract/own-listings';
import { listAllListings, listRentals, listSales } from '@thikana/contract/search/search';
import { viewSurroundings } from '@thikana/contract/search/surroundings';
import { pageUsers, viewUser } from '@thikana/contract/users';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fillTables } from '../../../test/fill-tables.ts';
import { planOf, recordStatements, scansIn } from '../../../test/query-plans.ts';
import { openTestSite, sessionOf, type TestSite } from '../../../test/test-site.ts';

const plansDir = path.resolve(import.meta.dirname, '../../../../bench/plans');

let site: TestSite;
let client: PoolClient;
let asked: ReturnType<typeof recordStatements>;
let calls: { owner: Call; admin: Call };
const known = { ownerId: '', listingId: '' };

beforeAll(async () => {
  asked = recordStatements();
  site = await openTestSite();
  Object.assign(known, await fillTables(site.services.pool));
  const admin = await site.person('admin');
  const owner = await site.services.db
    .selectFrom('users')
    .select(['id', 'session_version'])
    .where('id', '=', known.ownerId)
    .executeTakeFirstOrThrow();
  const token = await sessionOf(site.services, owner);
  calls = { owner: site.as(token), admin: admin.call };
  client = await site.services.pool.connect();
  await catalogueIsRead();
}, 120_000);
afterAll(async () => {
  client.release();
  await site.close();
  asked.stop();
});

/** Searches use the database only while the catalogue loads. */
function catalogueIsRead(): Promise<void> {
  return vi.waitFor(
    async () => {
      const statements = await asked.during(() => site.call(listRentals, {}));
      expect(statements.some(({ text }) => text.includes('listing_changes'))).toBe(true);
      expect(statements.some(({ text }) => text.includes('"id" >'))).toBe(false);
    },
    { timeout: 60_000, interval: 200 },
  );
}

const params = () => ({ id: known.listingId });
const shapes: Record<string, () => Promise<unknown>> = {
  home: () => site.call(viewLatestListings, {}),
  list: () => site.call(listRentals, { query: { page: 3 } }),
  'list by price': () => site.call(listSales, { query: { sort: 'price' } }),
  'list of an area': () => site.call(listAllListings, { query: { location: 'sevoke', bedrooms: 2 } }),
  detail: () => site.call(viewListing, { params: params(), query: { phone: 'show' } }),
  surroundings: () => site.call(viewSurroundings, { params: params() }),
  cards: () => site.call(viewListingCards, { query: { ids: known.listingId } }),
  area: () => site.call(viewArea, { params: { area: 'sevoke', intent: 'rent' } }),
  'own listings': () => calls.owner(viewYourListings, {}),
  'posts for administrators': () => calls.admin(pagePosts, { query: {} }),
  'waiting posts': () => calls.admin(listPostsByStatus, { query: { status: 'pending' } }),
  'users for administrators': () => calls.admin(pageUsers, { query: {} }),
  'a user for administrators': () => calls.admin(viewUser, { params: { id: known.ownerId } }),
};

it.each(Object.keys(shapes))('%s: no statement scans a whole table', async (shape) => {
  const plans: string[][] = [];
  for (const statement of await asked.during(shapes[shape] as () => Promise<unknown>)) {
    const plan = await planOf(client, statement);
    plans.push(plan);
    // Counts and comparisons over all rows read all rows; their results are cached or rarely requested.
    if (!isFigure(statement))
      expect.soft({ text: statement.text, scans: scansIn(plan) }).toMatchObject({ scans: [] });
  }
  const text = plans.map((plan) => plan.join('\n')).sort();
  if (process.env.WRITE_PLANS)
    writeFileSync(path.join(plansDir, `${shape.replaceAll(' ', '-')}.txt`), `${text.join('\n\n')}\n`);
});

it('notices a missing index', async () => {
  const [statement] = await asked
    .during(() => calls.owner(viewYourListings, {}))
    .then((all) => all.filter(({ text }) => text.includes('"owner_id" =')));
  if (!statement) throw new Error('Nothing was asked for.');
  expect(scansIn(await planOf(client, statement))).toEqual([]);
  await client.query('begin; drop index listings_by_owner');
  const without = await planOf(client, statement).finally(() => client.query('rollback'));
  expect(scansIn(without)).toEqual(['Seq Scan on listings']);
});

function isFigure({ text }: { text: string }): boolean {
  return /\bcount\(\*\)|percentile_cont/.test(text);
}
