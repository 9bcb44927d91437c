import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOldPostgres } from '../../../test/old-postgres.ts';
import { createEmptyDatabase, type TestDatabase } from '../../../test/postgres.ts';
import { databaseUrl } from '../../../test/postgres-url.ts';
import { silentLog } from '../../../test/silent-log.ts';
import { writeMigrations } from '../../../test/write-migrations.ts';
import { openDatabase } from './open-database.ts';

const migrationsDir = writeMigrations({ '0001-notes.sql': 'create table notes (text text not null)' });
let database: TestDatabase;

beforeAll(async () => {
  database = await createEmptyDatabase();
});

afterAll(async () => {
  await database.drop();
  rmSync(migrationsDir, { recursive: true });
});

function open(url: string) {
  return openDatabase({ url, dataDir: '/nowhere', migrationsDir, log: silentLog });
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

test('uses the given server', async () => {
  const opened = await open(database.connectionString);

  expect(opened).toMatchObject({ embedded: false, created: false });
  expect(opened.isAvailable()).toBe(true);
  expect((await opened.pool.query('select * from notes')).rows).toEqual([]);
  await opened.stop();
});

test('reports that no server answers, without the password', async () => {
  const port = await findFreePort();

  const opening = open(`postgresql://thikana:secret@127.0.0.1:${port}/thikana`);

  await expect(opening).rejects.toMatchObject({
    name: 'StartupError',
    message: `The database at 127.0.0.1:${port}/thikana cannot be reached: connect ECONNREFUSED 127.0.0.1:${port}.`,
  });
});

test('reports a wrong password', async () => {
  const url = database.connectionString.replace(/:\/\/thikana:\w+@/, '://thikana:wrong@');

  await expect(open(url)).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringContaining('refuses the user or password'),
  });
});

test('reports a missing database', async () => {
  await expect(open(databaseUrl(database.connectionString, 'missing'))).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringContaining('There is no such database'),
  });
});

test.each(['marketplace', 'mysql://thikana@localhost/thikana', 'http://localhost', ''])(
  'reports %j as an invalid address',
  async (url) => {
    await expect(open(url)).rejects.toMatchObject({
      name: 'StartupError',
      message: 'DATABASE_URL is not the address of a PostgreSQL database.',
    });
  },
);

test('reports a server that is too old', async () => {
  const old = await startOldPostgres();

  await expect(open(`postgresql://thikana@127.0.0.1:${old.port}/thikana`)).rejects.toMatchObject({
    name: 'StartupError',
    message: `The database at 127.0.0.1:${old.port}/thikana is PostgreSQL 14.9, which is too old.`,
  });
  old.stop();
});

test('reports missing permission to create tables', async () => {
  const admin = new pg.Client(database.adminConnectionString);
  await admin.connect();
  await admin.query("create role guest login password 'guest'");
  const url = database.connectionString.replace(/:\/\/thikana:\w+@/, '://guest:guest@');
  const empty = await createEmptyDatabase();

  await expect(open(url.replace(/test_\w+/, empty.name))).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringContaining('may not create its tables'),
  });

  await empty.drop();
  await admin.query('drop role guest');
  await admin.end();
});
