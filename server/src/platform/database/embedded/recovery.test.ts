import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { silentLog } from '../../../../test/silent-log.ts';
import { makeTemporaryFolder } from '../../../../test/temporary-folder.ts';
import { writeMigrations } from '../../../../test/write-migrations.ts';
import { isDatabaseUnavailable } from '../database-unavailable.ts';
import { createNotifications } from '../notifications.ts';
import { type OpenedDatabase, openDatabase } from '../open-database.ts';

const dataDir = makeTemporaryFolder();
const migrationsDir = writeMigrations({ '0001-notes.sql': 'create table notes (text text not null)' });
let database: OpenedDatabase;

beforeAll(async () => {
  database = await openDatabase({ dataDir, migrationsDir, log: silentLog });
});

afterAll(async () => {
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(migrationsDir, { recursive: true, force: true });
});

function killServer(): void {
  const file = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8');
  process.kill(Number.parseInt(file, 10), 'SIGKILL');
}

function write(text: string): Promise<unknown> {
  return database.pool.query('insert into notes values ($1)', [text]);
}

async function countNotes(text: string): Promise<unknown> {
  const { rows } = await database.pool.query('select count(*) from notes where text = $1', [text]);
  return rows[0].count;
}

function recovered(check: () => Promise<unknown>): Promise<unknown> {
  return vi.waitFor(check, { timeout: 15_000, interval: 20 });
}

test('restarts a killed server and loses nothing acknowledged', async () => {
  await write('before the crash');
  const transaction = await database.pool.connect();
  await transaction.query('begin');
  await transaction.query("insert into notes values ('unfinished')");
  const interrupted = transaction.query('select pg_sleep(10)');

  killServer();

  await recovered(() => write('after the crash'));
  const error = await interrupted.catch((reason: unknown) => reason);
  transaction.release();
  expect(isDatabaseUnavailable(error)).toBe(true);
  expect(await countNotes('before the crash')).toBe(1);
  expect(await countNotes('unfinished')).toBe(0);
  await recovered(async () => expect(database.isAvailable()).toBe(true));
});

test('continues after a single backend is killed', async () => {
  const client = await database.pool.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const interrupted = client.query('select pg_sleep(10)');

  process.kill(rows[0]?.pid ?? 0, 'SIGKILL');

  const error = await interrupted.catch((reason: unknown) => reason);
  client.release();
  expect(isDatabaseUnavailable(error)).toBe(true);
  await recovered(() => write('after the lost backend'));
});

test('receives notifications again after the server was killed', async () => {
  const { connectionString, pool } = database;
  const notifications = createNotifications({ connectionString, log: silentLog });
  const heard: string[] = [];
  const reconnected = Promise.withResolvers<void>();
  await notifications.listen('pages', (payload) => heard.push(payload));
  notifications.onReconnect(reconnected.resolve);
  await pool.query("select pg_notify('pages', 'first')");
  await recovered(async () => expect(heard).toEqual(['first']));

  killServer();
  await reconnected.promise;
  await recovered(() => pool.query("select pg_notify('pages', 'second')"));

  await recovered(async () => expect(heard).toEqual(['first', 'second']));
  await notifications.stop();
});
