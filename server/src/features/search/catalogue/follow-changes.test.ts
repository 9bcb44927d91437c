import fc from 'fast-check';
import type { Kysely, Transaction } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { someListings } from '../../../../test/random-catalogue.ts';
import type { ReferenceListing } from '../../../../test/reference-search.ts';
import { openTestSite, type TestSite } from '../../../../test/test-site.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { type CatalogueStore, createCatalogueStore } from './catalogue-store.ts';
import { CatalogueTooOld, type FollowedStore, followListings } from './follow-changes.ts';

let site: TestSite;
let db: Kysely<Tables>;
let store: CatalogueStore;
let followed: FollowedStore;
let rows: ReferenceListing[];

beforeAll(async () => {
  site = await openTestSite();
  ({ db } = site.services);
});
beforeEach(async () => {
  await db.deleteFrom('listings').execute();
  const { id: ownerId } = await site.person();
  rows = (fc.sample(someListings(ownerId), 1)[0] ?? []).map((row) => ({
    ...row,
    approval_status: 'approved',
    hidden_at: null,
  }));
  await insert(db, rows.slice(0, 10));
  store = createCatalogueStore();
  followed = await followListings(db, store);
});
afterEach(() => vi.useRealTimers());
afterAll(() => site.close());

async function insert(into: Kysely<Tables> | Transaction<Tables>, listings: readonly ReferenceListing[]) {
  await into
    .insertInto('listings')
    .values(listings.map(({ pictureCount, ...row }) => row))
    .execute();
}

const knows = (place: number) => store.slotOf(rows[place]?.id ?? '') !== undefined;

it('loads every public listing', () => {
  expect(store.size).toBe(10);
  expect(knows(9)).toBe(true);
  expect(knows(10)).toBe(false);
});

it('applies additions, hidings, edits and deletions', async () => {
  await insert(db, rows.slice(10, 12));
  await db
    .updateTable('listings')
    .set({ hidden_at: new Date() })
    .where('id', '=', rows[0]?.id ?? '')
    .execute();
  await db
    .deleteFrom('listings')
    .where('id', '=', rows[1]?.id ?? '')
    .execute();
  const changed = [10, 11, 0, 1].map((place) => rows[place]?.id);
  expect(await followed.catchUp()).toEqual(expect.arrayContaining(changed));
  expect([10, 11, 0, 1].map(knows)).toEqual([true, true, false, false]);
  expect(store.size).toBe(10);
  expect(await followed.catchUp()).toEqual([]);
});

it('does not miss a transaction that began early and committed late', async () => {
  const late = await db.startTransaction().execute();
  await insert(late, rows.slice(10, 11));
  await insert(db, rows.slice(11, 12));
  await followed.catchUp();
  expect([10, 11].map(knows)).toEqual([false, true]);
  // Known already, although the next poll reads it again.
  expect(await followed.catchUp()).toEqual([]);
  await late.commit().execute();
  expect(await followed.catchUp()).toEqual([rows[10]?.id]);
  expect([10, 11].map(knows)).toEqual([true, true]);
});

it('returns the listings whose pictures were finished', async () => {
  const id = 'c'.repeat(32);
  await db
    .insertInto('pictures')
    .values({ id, owner_id: rows[0]?.owner_id ?? '', width: 8, height: 6, placeholder: '' })
    .execute();
  await db
    .insertInto('listing_pictures')
    .values({ listing_id: rows[3]?.id ?? '', position: 0, picture_id: id })
    .execute();
  await followed.catchUp();
  await db.updateTable('pictures').set({ finished_at: new Date() }).where('id', '=', id).execute();
  expect(await followed.catchUp()).toEqual([rows[3]?.id]);
});

it('requests a reload if it has not polled for most of a day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 13 * 3_600_000 });
  await expect(followed.catchUp()).rejects.toBeInstanceOf(CatalogueTooOld);
});
