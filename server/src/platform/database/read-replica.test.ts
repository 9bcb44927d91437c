import { approvePost } from '@thikana/contract/moderation';
import { listRentals } from '@thikana/contract/search/search';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { flatForRent } from '../../../test/listing-forms.ts';
import { makeListing } from '../../../test/make-listing.ts';
import { migrationsDir } from '../../../test/migrations-dir.ts';
import { silentLog } from '../../../test/silent-log.ts';
import { startReplicatedPostgres } from '../../../test/start-replicated-postgres.ts';
import { openTestSite, type Person, type TestSite } from '../../../test/test-site.ts';
import { migrate } from './migrate.ts';

let servers: Awaited<ReturnType<typeof startReplicatedPostgres>>;
let site: TestSite;
let owner: Person;
let admin: Person;

beforeAll(async () => {
  servers = await startReplicatedPostgres();
  const { connectionString } = servers.primary;
  await migrate({ connectionString, migrationsDir, log: silentLog });
  site = await openTestSite({
    database: { connectionString, drop: async () => {} },
    environment: { DATABASE_READ_URL: servers.replica.connectionString },
  });
  [owner, admin] = await Promise.all([site.person(), site.person('admin')]);
}, 120_000);
afterAll(async () => {
  await site.close();
  await servers.stop();
});

const post = (title: string) => makeListing(owner, { fields: { ...flatForRent, title }, approvedBy: admin });
const listed = async () => (await site.call(listRentals, {})).rentals.map((listing) => listing.title).sort();
const readsReplica = async () => {
  const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(site.services.reads);
  return rows[0]?.is;
};

async function onReplica(statement: string): Promise<void> {
  const client = new pg.Client(servers.replica.adminConnectionString);
  await client.connect();
  await client.query(statement);
  await client.end();
}

it('lists are read from the replica and are never older than required', async () => {
  await post('First flat');
  expect(await listed()).toEqual(['First flat']);
  await expect.poll(readsReplica).toBe(true);
  expect(await listed()).toEqual(['First flat']);

  await onReplica('select pg_wal_replay_pause()');
  await post('Second flat');
  expect(await listed()).toEqual(['First flat', 'Second flat']);
  await expect.poll(readsReplica).toBe(false);
  expect(await listed()).toEqual(['First flat', 'Second flat']);

  await onReplica('select pg_wal_replay_resume()');
  await expect.poll(readsReplica).toBe(true);
  expect(await listed()).toEqual(['First flat', 'Second flat']);
});

it('a user sees their own new listing at once', async () => {
  await onReplica('select pg_wal_replay_pause()');
  const id = await makeListing(owner, { fields: { ...flatForRent, title: 'Third flat' } });
  await admin.call(approvePost, { query: { id } });
  expect(await listed()).toContain('Third flat');
  await onReplica('select pg_wal_replay_resume()');
});

it('the primary answers while the replica is away', async () => {
  await expect.poll(readsReplica).toBe(true);
  await servers.stopReplica();
  await expect.poll(() => readsReplica().catch(() => true)).toBe(false);
  expect(await listed()).toHaveLength(3);
  await post('Fourth flat');
  expect(await listed()).toHaveLength(4);
});
