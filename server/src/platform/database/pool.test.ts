import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/postgres.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { createPool } from './pool.ts';
import { prepared, statement } from './prepared-statement.ts';
import type { Tables } from './tables.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

test('reads counts and decimals as numbers, days as text and what does not fit exactly as text', async () => {
  const pool = createPool({ connectionString: database.connectionString });

  const { rows } = await pool.query(
    `select count(*), 12.50::numeric as price, date '2026-11-21' as day, 9007199254740993::bigint as huge`,
  );

  expect(rows).toEqual([{ count: 1, price: 12.5, day: '2026-11-21', huge: '9007199254740993' }]);
  await pool.end();
});

test('never reuses a connection whose transaction got no answer in time', async () => {
  const pool = createPool({
    connectionString: database.connectionString,
    maxConnections: 1,
    queryTimeoutMilliseconds: 300,
  });
  await pool.query('create table drafts (text text)');
  const client = await pool.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const backend = rows[0]?.pid ?? 0;

  process.kill(backend, 'SIGSTOP');
  const error = await client.query('begin').catch((reason: unknown) => reason);
  client.release();
  await pool.query("insert into drafts values ('acknowledged')");
  process.kill(backend, 'SIGCONT');
  await pool.end();

  expect(isDatabaseUnavailable(error)).toBe(true);
  const later = createPool({ connectionString: database.connectionString });
  expect((await later.query('select text from drafts')).rows).toEqual([{ text: 'acknowledged' }]);
  await later.end();
});

test('prepares a marked statement once per connection', async () => {
  const pool = createPool({ connectionString: database.connectionString, maxConnections: 1 });
  const db = new Kysely<object>({ dialect: new PostgresDialect({ pool }) });
  const known = async () => (await pool.query('select statement from pg_prepared_statements')).rows;

  await sql`select ${1}::int`.execute(db);
  expect(await known()).toEqual([]);
  for (const summand of [1, 2]) {
    const { rows } = await sql`select ${summand}::int + 1 as sum ${prepared}`.execute(db);
    expect(rows).toEqual([{ sum: summand + 1 }]);
  }
  expect(await known()).toEqual([{ statement: expect.stringContaining('select $1::int + 1 as sum') }]);
  await pool.end();
});

test('builds a prepared statement’s text once, whatever the parameters', async () => {
  const pool = createPool({ connectionString: database.connectionString, maxConnections: 1 });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  let written = 0;
  const kindsOf = statement((tables, { kind, other }: { kind: string; other: string | null }) => {
    written += 1;
    return tables
      .selectFrom(sql<{ kind: string }>`(values ('papers'), ('visit'))`.as<'kinds'>(sql`kinds (kind)`))
      .select('kinds.kind')
      .where(({ or, eb }) => or([eb('kinds.kind', '=', kind), eb('kinds.kind', '=', other)]))
      .where('kinds.kind', '!=', 'none');
  });

  expect(await kindsOf(db, { kind: 'papers', other: null })).toEqual([{ kind: 'papers' }]);
  expect(await kindsOf(db, { other: 'visit', kind: 'papers' })).toEqual([
    { kind: 'papers' },
    { kind: 'visit' },
  ]);
  await db.transaction().execute(async (transaction) => {
    expect(await kindsOf(transaction, { kind: 'nothing', other: null })).toEqual([]);
  });
  expect(written).toBe(1);
  const known = await pool.query('select statement from pg_prepared_statements');
  expect(known.rows).toHaveLength(1);
  await pool.end();
});

test('lets the server cancel a merely slow query', async () => {
  const pool = createPool({ connectionString: database.connectionString, queryTimeoutMilliseconds: 500 });

  const error = await pool.query('select pg_sleep(10)').catch((reason: unknown) => reason);

  expect(error).toMatchObject({ code: '57014' });
  expect(isDatabaseUnavailable(error)).toBe(false);
  await pool.end();
});
