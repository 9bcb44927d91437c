import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { contentsOf } from '../../../../../test/catalogue-contents.ts';
import { someListings } from '../../../../../test/random-catalogue.ts';
import type { ReferenceListing } from '../../../../../test/reference-search.ts';
import { openTestSite, type TestSite } from '../../../../../test/test-site.ts';
import type { Tables } from '../../../../platform/database/tables.ts';
import { createCatalogueStore } from '../catalogue-store.ts';
import { followListings } from '../follow-changes.ts';
import { createCatalogueSnapshot } from './catalogue-snapshot.ts';

let site: TestSite;
let db: Kysely<Tables>;
let ownerId: string;
let folder: string;
const pictureId = 'e'.repeat(32);
const warn = vi.fn();

beforeAll(async () => {
  site = await openTestSite();
  ({ db } = site.services);
  ({ id: ownerId } = await site.person());
  await db
    .insertInto('pictures')
    .values({ id: pictureId, owner_id: ownerId, width: 1, height: 1, placeholder: '', finished_at: null })
    .execute();
  folder = mkdtempSync(path.join(tmpdir(), 'thikana-snapshot-'));
});
beforeEach(() => warn.mockClear());
afterEach(() => {
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await site.close();
});

const fileOf = () => path.join(folder, 'catalogue.snapshot');
const open = (version = '1.0.0') =>
  createCatalogueSnapshot(db, { ...site.services.log, warn }, { file: fileOf(), version, fewest: 1 });
const fromDatabase = () => followListings(db, createCatalogueStore());

async function insert(rows: readonly ReferenceListing[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('listings')
    .values(rows.map(({ pictureCount, ...row }) => row))
    .execute();
}

/** A snapshot of the listings in the database. */
async function write() {
  const snapshot = open();
  await snapshot.restore();
  const followed = await fromDatabase();
  await snapshot.save(followed, 0);
  return { snapshot, followed };
}

type Change = (row: ReferenceListing) => Promise<unknown>;

/** What happens to listings, each in a transaction of its own. */
const changes: Record<string, Change> = {
  async removeAndUndo(row) {
    await db.deleteFrom('listings').where('id', '=', row.id).execute();
    await insert([row]);
  },
  remove: ({ id }) => db.deleteFrom('listings').where('id', '=', id).execute(),
  hide: ({ id }) => db.updateTable('listings').set({ hidden_at: new Date() }).where('id', '=', id).execute(),
  approve: ({ id }) =>
    db
      .updateTable('listings')
      .set({ hidden_at: null, approval_status: 'approved' })
      .where('id', '=', id)
      .execute(),
  reword: ({ id }) =>
    db
      .updateTable('listings')
      .set({ title: 'Corner garden with terrace', bumped_at: new Date() })
      .where('id', '=', id)
      .execute(),
  mergeArea: ({ area }) =>
    db.updateTable('listings').set({ area: 'salugara' }).where('area', '=', area).execute(),
  addPicture: ({ id }) =>
    sql`insert into listing_pictures (listing_id, position, picture_id)
        select id, 0, ${pictureId} from listings where id = ${id} on conflict do nothing`.execute(db),
  removePictures: ({ id }) => db.deleteFrom('listing_pictures').where('listing_id', '=', id).execute(),
};

it('with the changes since is what the database has', async () => {
  const someChanges = fc.array(fc.tuple(fc.constantFrom(...Object.keys(changes)), fc.nat(59)), {
    maxLength: 12,
  });
  await fc.assert(
    fc.asyncProperty(
      someListings(ownerId),
      ...[someChanges, someChanges, someChanges],
      async (rows, before, meanwhile, after) => {
        const make = async (all: readonly (readonly [string, number])[]) => {
          for (const [name, place] of all) {
            const row = rows[place % (rows.length - 5)];
            if (row) await changes[name]?.(row);
          }
        };
        await db.deleteFrom('listings').execute();
        await insert(rows.slice(0, -5));
        const { snapshot, followed } = await write();
        await make(before);
        snapshot.noteChanges((await followed.catchUp()).length + 1);
        const saving = snapshot.save(followed, 0);
        await make(meanwhile);
        await followed.catchUp();
        await saving;
        await insert(rows.slice(-5));
        await make(after);

        const restored = await open().restore();
        await restored?.catchUp();
        expect(restored && contentsOf(restored.store)).toEqual(contentsOf((await fromDatabase()).store));
        expect(warn).not.toHaveBeenCalled();
      },
    ),
    { numRuns: 25, endOnFailure: true },
  );
}, 120_000);

async function insertSome(): Promise<void> {
  await db.deleteFrom('listings').execute();
  const [rows = []] = fc.sample(someListings(ownerId), { numRuns: 1, seed: 3 });
  await insert(rows.map((row) => ({ ...row, approval_status: 'approved', hidden_at: null })));
}

const flip = (place: (length: number) => number) => () => {
  const bytes = readFileSync(fileOf());
  bytes.writeUInt8(bytes.readUInt8(place(bytes.length)) ^ 4, place(bytes.length));
  writeFileSync(fileOf(), bytes);
};

it.each<[string, () => unknown, string?]>([
  ['cut in the middle', () => truncateSync(fileOf(), 1_000)],
  ['empty', () => truncateSync(fileOf(), 0)],
  ['with another first byte', flip(() => 0)],
  ['with another byte in the header', flip(() => 100)],
  ['with another byte in an array', flip((length) => length - 1_000)],
  ['with another last byte', flip((length) => length - 1)],
  ['without its mark', () => sql`delete from listing_changes`.execute(db)],
  [
    'of a database whose rows were copied',
    () =>
      sql`create temp table copied as select * from listing_changes; delete from listing_changes;
          insert into listing_changes select * from copied; drop table copied`.execute(db),
  ],
  ['of another size of a land unit', () => sql`update land_units set size = size + 1`.execute(db)],
  ['of another version', () => {}, '1.0.1'],
])('ignores a snapshot %s, and says so once', async (_, damage, version) => {
  await insertSome();
  await write();
  expect((await open().restore())?.store.size).toBeGreaterThan(0);
  await damage();
  expect(await open(version).restore()).toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(1);
});

it('ignores a snapshot that is too old, and says so once', async () => {
  await insertSome();
  await sql`alter table listing_changes alter changed_at set default now() - interval '13 hours'`.execute(db);
  await write();
  await sql`alter table listing_changes alter changed_at set default now()`.execute(db);
  expect(await open().restore()).toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(1);
});

it('says nothing without a snapshot', async () => {
  expect(await open().restore()).toBeUndefined();
  expect(warn).not.toHaveBeenCalled();
});

it('is written when something changed, and by one process', async () => {
  await insertSome();
  const { snapshot, followed } = await write();
  const first = readFileSync(fileOf());
  await snapshot.save(followed, 0);
  expect(readFileSync(fileOf())).toEqual(first);

  snapshot.noteChanges(1);
  await snapshot.save(followed, 60_000);
  expect(readFileSync(fileOf())).toEqual(first);
  writeFileSync(`${fileOf()}.new`, 'Another process writes this.');
  await snapshot.save(followed, 0);
  expect(readFileSync(fileOf())).toEqual(first);

  rmSync(`${fileOf()}.new`);
  await snapshot.save(followed, 0);
  expect(readFileSync(fileOf())).not.toEqual(first);
  expect(readdirSync(folder)).toEqual([path.basename(fileOf())]);
});
