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

const alter = (name: string, sql: string) => writeFileSync(join(migrationsDir, name), sql);

test('applies all pending migrations or none', async () => {
  await run();
  alter('0003-more.sql', "insert into notes values ('more')");
  alter('0004-wrong.sql', "insert into notes values ('lost');\nselect nonsense;\n");

  await expect(run()).rejects.toMatchObject({
    name: 'StartupError',
    message:
      'Migration 0004-wrong failed: column "nonsense" does not exist. The database is unchanged, so the older version still starts.',
  });

  expect(await select('select count(*)::int from notes')).toEqual([{ count: 2 }]);
  expect(await select('select max(number) from migrations')).toEqual([{ max: 2 }]);
});

test('asks before an upgrade, not before a first start or without pending migrations', async () => {
  const asked: (readonly string[])[] = [];
  const runAsking = () =>
    migrate({
      connectionString: database.connectionString,
      migrationsDir,
      log: silentLog,
      beforeUpgrade: async (_connectionString, pending) => void asked.push(pending),
    });
  await runAsking();
  await runAsking();
  expect(asked).toEqual([]);
  alter('0003-three.sql', 'select 3');
  alter('0004-four.sql', 'select 4');
  await runAsking();
  expect(asked).toEqual([['0003-three', '0004-four']]);
});

test('does not wait for a table that another program keeps', async () => {
  await run();
  alter('0003-column.sql', 'alter table notes add column other text');
  const backup = new pg.Client(database.connectionString);
  await backup.connect();
  await backup.query('begin; select from notes');
  await expect(run()).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringContaining('Migration 0003-column needs a table that another program'),
  });
  await backup.end();
  await run();
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
  expect(
    processes.filter((one) => one.output().includes('Applied 3 migrations, up to 0003-slow')),
  ).toHaveLength(1);
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
