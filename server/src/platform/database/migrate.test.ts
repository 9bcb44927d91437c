import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../../test/postgres.ts';
import { silentLog } from '../../../test/silent-log.ts';
import { startDatabaseProcess } from '../../../test/start-database-process.ts';
import { writeMigrations } from '../../../test/write-migrations.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
let migrationsDir: string;

beforeEach(async () => {
  database = await createEmptyDatabase();
  migrationsDir = writeMigrations({
    '0001-notes.sql': 'create table notes (text text not null);\n',
    '0002-first-note.sql': "insert into notes values ('one');\ninsert into notes values ('two');\n",
  });
});

afterEach(async () => {
  await database.drop();
  rmSync(migrationsDir, { recursive: true });
});

function run(): Promise<void> {
  return migrate({ connectionString: database.connectionString, migrationsDir, log: silentLog });
}

async function select(sql: string): Promise<unknown[]> {
  const client = new pg.Client(database.connectionString);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

test('applies each migration once, in order', async () => {
  await run();
  writeFileSync(join(migrationsDir, '0003-third-note.sql'), "insert into notes values ('three')");
  await run();
  await run();

  expect(await select('select text from notes')).toEqual([
    { text: 'one' },
    { text: 'two' },
    { text: 'three' },
  ]);
  expect(await select('select number, name from migrations order by number')).toEqual([
    { number: 1, name: 'notes' },
    { number: 2, name: 'first-note' },
    { number: 3, name: 'third-note' },
  ]);
});

test('rolls back a failing migration', async () => {
  writeFileSync(
    join(migrationsDir, '0003-wrong.sql'),
    "insert into notes values ('lost');\nselect nonsense;\n",
  );

  await expect(run()).rejects.toMatchObject({
    name: 'StartupError',
    message: 'Migration 0003-wrong failed and nothing of it was kept: column "nonsense" does not exist.',
  });

  expect(await select('select count(*)::int from notes')).toEqual([{ count: 2 }]);
  expect(await select('select max(number) from migrations')).toEqual([{ max: 2 }]);
});

test('rejects a database that a newer version has migrated', async () => {
  await run();
  await select("insert into migrations (number, name, checksum) values (9, 'from-the-future', '')");

  await expect(run()).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringContaining('newer version of Thikana: it has migration 0009-from-the-future'),
  });
});

test('rejects a migration that was changed after it was applied', async () => {
  await run();
  writeFileSync(join(migrationsDir, '0001-notes.sql'), 'create table notes (text text);\n');

  await expect(run()).rejects.toMatchObject({
    name: 'StartupError',
    message: 'Migration 0001-notes was changed after this database applied it.',
  });
});

test('ignores Windows line endings', async () => {
  await run();
  writeFileSync(join(migrationsDir, '0001-notes.sql'), 'create table notes (text text not null);\r\n');

  await expect(run()).resolves.toBeUndefined();
});

test('runs once when four processes start together', async () => {
  writeFileSync(
    join(migrationsDir, '0003-slow.sql'),
    "select pg_sleep(0.5); insert into notes values ('slow')",
  );
  const options = { url: database.connectionString, dataDir: '/nowhere', migrationsDir };

  const processes = await Promise.all([1, 2, 3, 4].map(() => startDatabaseProcess(options)));

  const counts = await Promise.all(processes.map((one) => one.query('select count(*) from notes')));
  expect(counts).toEqual(Array(4).fill([{ count: 3 }]));
  expect(processes.filter((one) => one.output().includes('Applied migration 0003-slow'))).toHaveLength(1);
  expect(processes.some((one) => one.output().includes('Waiting for another process'))).toBe(true);
  expect(await Promise.all(processes.map((one) => one.end('SIGTERM')))).toEqual([0, 0, 0, 0]);
});

test.each(['orders', 'migrations'])(
  'refuses a database with the table %s of another program',
  async (name) => {
    const other = await createEmptyDatabase();
    const client = new pg.Client({ connectionString: other.connectionString });
    await client.connect();
    await client.query(`create table ${name} (id integer)`);
    const migrating = migrate({ connectionString: other.connectionString, migrationsDir, log: silentLog });
    await expect(migrating).rejects.toMatchObject({
      name: 'StartupError',
      message: `The database has tables of another program: ${name}.`,
    });
    const { rows } = await client.query("select tablename from pg_tables where schemaname = 'public'");
    expect(rows).toEqual([{ tablename: name }]);
    await client.end();
    await other.drop();
  },
);
