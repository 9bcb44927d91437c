import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { listRentals } from '@thikana/contract/search/search';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { migrationsDir } from '../../../test/migrations-dir.ts';
import { createEmptyDatabase, type TestDatabase } from '../../../test/postgres.ts';
import {
  fillAs,
  folderOf,
  hasMigration,
  migrationFiles,
  type Release,
  releases,
} from '../../../test/releases/releases.ts';
import { type Snapshot, takeSnapshot } from '../../../test/releases/snapshot.ts';
import { silentLog } from '../../../test/silent-log.ts';
import { openTestSite } from '../../../test/test-site.ts';
import { migrate } from './migrate.ts';

const program = path.join(import.meta.dirname, '../../../test/database-process.ts');
/** An advisory lock that the test holds, so that a migration waits before it commits. */
const heldLock = 815;

/** What migrations change on purpose in rows that exist; all other values stay. */
const changes: Record<string, (row: Record<string, unknown>) => Record<string, unknown>> = {
  // 0029 rounds positions to a centimetre.
  listings: (row) => ({ ...row, longitude: rounded(row.longitude), latitude: rounded(row.latitude) }),
  // 0033 renames a setting.
  settings: ({ value, ...row }) => {
    const { stillTrue, ...others } = value as { stillTrue?: unknown };
    return { ...row, value: stillTrue ? { ...others, availability: stillTrue } : value };
  },
};
const rounded = (degrees: unknown) => Math.floor(Number(degrees) * 1e7 + 0.5) / 1e7;

const databases: TestDatabase[] = [];
afterEach(async () => {
  await Promise.all(databases.splice(0).map((database) => database.drop()));
});

async function siteOf(release: Release): Promise<TestDatabase> {
  const database = await createEmptyDatabase();
  databases.push(database);
  await fillAs(release, database.connectionString);
  return database;
}

const upgrade = ({ connectionString }: TestDatabase) =>
  migrate({ connectionString, migrationsDir, log: silentLog });

function expectNothingLost(before: Snapshot, after: Snapshot): void {
  for (const [table, rows] of Object.entries(before)) {
    const { [table]: newRows = {} } = after;
    for (const [key, row] of Object.entries(rows)) {
      const wanted = (changes[table] ?? ((same) => same))(row);
      expect(newRows[key], `${table} ${key}`).toMatchObject(wanted);
    }
  }
}

const pendingFrom = (release: Release) => migrationFiles.filter((file) => !hasMigration(release, file));

describe.each(releases)('the data of %s', (release) => {
  it('has rows in every table', async () => {
    const { connectionString } = await siteOf(release);
    const empty = Object.entries(await takeSnapshot(connectionString))
      .filter(([, rows]) => Object.keys(rows).length === 0)
      .map(([table]) => table);
    expect(empty).toEqual([]);
  });

  it('is complete after an upgrade, and a site that serves its listings', async () => {
    const database = await siteOf(release);
    const before = await takeSnapshot(database.connectionString);
    await upgrade(database);
    const after = await takeSnapshot(database.connectionString);
    expectNothingLost(before, after);
    expect(Object.keys(after.migrations ?? {})).toHaveLength(migrationFiles.length);
    const site = await openTestSite({ database: { ...database, drop: async () => {} } });
    try {
      const { rentals } = await site.call(listRentals, { query: {} });
      expect(rentals.length).toBeGreaterThan(0);
    } finally {
      await site.close();
    }
  });
});

/** Each migration since 0.2.0, on the data of the last release without it. */
it.each(releases.slice(-3))(
  'a kill during each migration that follows %s changes nothing, and the next start completes the upgrade',
  async (release) => {
    const database = await siteOf(release);
    const before = await takeSnapshot(database.connectionString);
    const next = releases[releases.indexOf(release) + 1];
    const pending = pendingFrom(release);
    const following = next ? pending.filter((file) => hasMigration(next, file)) : pending;
    expect(following.length).toBeGreaterThan(1);
    for (const [index, file] of following.entries()) {
      const later = pending.slice(index + 1);
      const files = migrationFiles.filter((each) => !later.includes(each));
      await killDuring(database, files, file);
      expect(await takeSnapshot(database.connectionString), file).toEqual(before);
    }
    await upgrade(database);
    expectNothingLost(before, await takeSnapshot(database.connectionString));
  },
);

/** Kills a start in the middle of its last migration, which has done all of its work and waits for its end. */
async function killDuring(
  { name, connectionString }: TestDatabase,
  files: readonly string[],
  file: string,
): Promise<void> {
  const folder = folderOf(files);
  appendFileSync(path.join(folder, file), `\nselect pg_advisory_lock(${heldLock});\n`);
  const holder = new pg.Client(connectionString);
  await holder.connect();
  let child: ChildProcess | undefined;
  try {
    await holder.query(`select pg_advisory_lock(${heldLock})`);
    const options = { url: connectionString, dataDir: '/nowhere', migrationsDir: folder };
    child = fork(program, [JSON.stringify(options)], { stdio: 'ignore' });
    const exited = once(child, 'exit');
    const isWaiting = async () => {
      const { rowCount } = await holder.query(
        `select from pg_locks join pg_database on pg_database.oid = database
         where datname = $1 and locktype = 'advisory' and objid = ${heldLock} and not granted`,
        [name],
      );
      return rowCount;
    };
    await expect.poll(isWaiting, { timeout: 20_000, interval: 20 }).toBe(1);
    child.kill('SIGKILL');
    expect(await exited).toEqual([null, 'SIGKILL']);
  } finally {
    await holder.end();
  }
}
