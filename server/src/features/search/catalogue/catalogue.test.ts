import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { someListings } from '../../../../test/random-catalogue.ts';
import { openTestSite, type TestSite } from '../../../../test/test-site.ts';
import type { Engine } from '../engine.ts';
import { type Catalogue, createCatalogue } from './catalogue.ts';

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

it('continues from the snapshot of the process before, with the changes since', async () => {
  const { db } = site.services;
  const folder = mkdtempSync(path.join(tmpdir(), 'thikana-catalogue-'));
  const warn = vi.fn();
  const options = {
    ...{ db, reads: db, log: { ...site.services.log, warn } },
    snapshot: { file: path.join(folder, 'catalogue.snapshot'), version: '1.0.0', fewest: 1 },
  };
  const total = async (catalogue: Catalogue) => {
    while (!catalogue.isReady()) await wait(5);
    const engine = await catalogue.current();
    return (await engine?.findPage({ filter: {}, order: 'newest' }, { offset: 0, limit: 1 }))?.total ?? 0;
  };
  // A transaction of another test makes the catalogue read again what changed since it began.
  const recent = sql<{ count: number }>`select count(*)::int as count from listing_changes
    where transaction >= pg_snapshot_xmin(pg_current_snapshot())`;
  await vi.waitFor(async () => expect((await recent.execute(db)).rows).toEqual([{ count: 0 }]), 10_000);
  const first = createCatalogue(options);
  const before = await total(first);
  await first.close();
  expect(existsSync(options.snapshot.file)).toBe(true);

  const remove = sql`delete from listings where id = (select min(id) from listings)`;
  await remove.execute(db);
  // Only the database itself tells that this one is gone.
  await sql`alter table listings disable trigger note_deleted`.execute(db);
  await remove.execute(db);
  await sql`alter table listings enable trigger note_deleted`.execute(db);
  const second = createCatalogue(options);
  expect(await total(second)).toBe(before - 1);
  await second.close();
  expect(warn).not.toHaveBeenCalled();
  rmSync(folder, { recursive: true });
});
