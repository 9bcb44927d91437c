import { setImmediate as turn } from 'node:timers/promises';
import { currentCity, setCity } from '@thikana/contract/city';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/postgres.ts';
import { createPool } from '../database/pool.ts';
import type { Tables } from '../database/tables.ts';
import { createJobs, type JobKind, type Jobs } from './jobs.ts';

const done: number[] = [];
let failuresLeft = 2;
const count: JobKind<{ number: number }> = {
  name: 'count',
  retryLimit: 5,
  retryDelaySeconds: 1,
  concurrency: 2,
  run: async ({ number }) => {
    await turn();
    done.push(number);
  },
};
const fragile: JobKind<{ number: number }> = {
  ...count,
  name: 'fragile',
  run: async ({ number }) => {
    if (failuresLeft-- > 0) throw new Error('not yet');
    done.push(number);
  },
};

let database: TestDatabase;
let db: Kysely<Tables>;
let jobs: Jobs;
beforeAll(async () => {
  database = await createTestDatabase();
  const { connectionString } = database;
  db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: createPool({ connectionString }) }) });
  jobs = createJobs({ connectionString, kinds: [count, fragile], log: pino({ level: 'silent' }) });
  await jobs.start();
});
afterAll(async () => {
  await jobs.stop();
  await db.destroy();
  await database.drop();
});

it('runs the jobs of a committed transaction, one right after the other', async () => {
  await db.transaction().execute(async (transaction) => {
    for (let number = 0; number < 20; number++) await jobs.enqueue(transaction, count, { number });
  });
  await expect.poll(() => new Set(done).size, { timeout: 8_000 }).toBe(20);
});

it('starts a job as soon as it is committed, without waiting for the next poll', async () => {
  const begun = performance.now();
  for (const number of [601, 602, 603, 604, 605, 606]) {
    await db.transaction().execute((transaction) => jobs.enqueue(transaction, count, { number }));
    await expect.poll(() => done, { interval: 10 }).toContain(number);
  }
  // Two workers poll every two seconds.
  expect(performance.now() - begun).toBeLessThan(3_000);
});

it('runs no job of a rolled back transaction', async () => {
  const failed = db.transaction().execute(async (transaction) => {
    await jobs.enqueue(transaction, count, { number: 500 });
    throw new Error('undone');
  });
  await expect(failed).rejects.toThrow('undone');
  await db.transaction().execute((transaction) => jobs.enqueue(transaction, count, { number: 501 }));
  await expect.poll(() => done).toContain(501);
  expect(done).not.toContain(500);
});

it('retries a failed job', async () => {
  await db.transaction().execute((transaction) => jobs.enqueue(transaction, fragile, { number: 900 }));
  await expect.poll(() => done, { timeout: 15_000 }).toContain(900);
});

it('before a stop finishes running jobs and starts no others', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: told, resolve: tell } = Promise.withResolvers<void>();
  const finished: number[] = [];
  const slow: JobKind<{ number: number }> = {
    ...count,
    name: 'slow',
    concurrency: 1,
    async run({ number }) {
      begin();
      await told;
      finished.push(number);
    },
  };
  const { connectionString } = database;
  const ending = createJobs({ connectionString, kinds: [slow], log: pino({ level: 'silent' }) });
  const queue = (number: number) =>
    db.transaction().execute((transaction) => ending.enqueue(transaction, slow, { number }));
  await ending.start();
  await queue(1);
  await begun;

  const resting = ending.rest();
  await queue(2);
  tell();
  await resting;
  expect(finished).toEqual([1]);
  await ending.stop();
  const { rows } = await sql`select state from pgboss.job where name = 'slow' order by created_on`.execute(
    db,
  );
  expect(rows).toEqual([{ state: 'completed' }, { state: 'created' }]);
});

it('schedules by the clocks of the city', async () => {
  const siliguri = currentCity();
  setCity({ ...siliguri, timeZone: 'Asia/Kathmandu' });
  const morning = { ...count, name: 'morning', schedule: '0 8 * * *' };
  const { connectionString } = database;
  const scheduled = createJobs({ connectionString, kinds: [morning], log: pino({ level: 'silent' }) });
  await scheduled.start().finally(() => setCity(siliguri));
  const { rows } = await sql`select cron, timezone from pgboss.schedule where name = 'morning'`.execute(db);
  await scheduled.stop();
  expect(rows).toEqual([{ cron: '0 8 * * *', timezone: 'Asia/Kathmandu' }]);
});
