import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { someListings } from '../../../../test/random-catalogue.ts';
import { openTestSite, type TestSite } from '../../../../test/test-site.ts';
import type { Engine } from '../engine.ts';
import { createCatalogue } from './catalogue.ts';

let site: TestSite;

beforeAll(async () => {
  site = await openTestSite();
  const { id: ownerId } = await site.person();
  const [rows = []] = fc.sample(someListings(ownerId), { numRuns: 1, seed: 7 });
  await site.services.db
    .insertInto('listings')
    .values(
      rows.map(({ pictureCount, ...row }) => ({ ...row, approval_status: 'approved', hidden_at: null })),
    )
    .execute();
});
afterAll(() => site.close());

it('shows the rows, totals and counts of a page as they are after each change', async () => {
  const { db, log } = site.services;
  const filter = { purpose: 'rent' } as const;
  const catalogue = createCatalogue({ db, reads: db, log });
  async function current(): Promise<Engine> {
    return (await catalogue.current()) ?? current();
  }
  const view = async () => {
    const engine = await current();
    const { listings, total } = await engine.findPage({ filter, order: 'newest' }, { offset: 0, limit: 4 });
    const facets = await engine.countFacets({ filter, from: undefined, now: 0 });
    return { first: listings[0], total, counted: facets?.total };
  };
  const before = await view();
  const id = before.first?.id ?? '';
  await db.updateTable('listings').set({ title: 'A title that has changed' }).where('id', '=', id).execute();
  expect((await view()).first).toMatchObject({ id, title: 'A title that has changed' });
  await db.deleteFrom('listings').where('id', '=', id).execute();
  const after = await view();
  expect(after).toMatchObject({ total: before.total - 1, counted: before.total - 1 });
  expect(after.first?.id).not.toBe(id);
});
