import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import type { Tables } from '#server/platform/database/tables.ts';

/** Resolves when this number of connections wait for locks. */
export async function untilSomeWait(db: Kysely<Tables>, count: number): Promise<void> {
  const waiting = sql<{ count: number }>`
    select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await waiting.execute(db)).rows[0]?.count, { timeout: 10_000 }).toBe(count);
}

/** Starts calls that write to a table, and lets them write once each of them waits for a lock. */
export async function startTogether<T>(
  db: Kysely<Tables>,
  table: keyof Tables,
  start: () => Promise<T>[],
): Promise<T[]> {
  const { started } = await db.transaction().execute(async (transaction) => {
    await sql`lock table ${sql.table(table)} in share mode`.execute(transaction);
    const calls = start();
    // Wrapped, because a transaction would wait for the promise itself.
    const started = Promise.all(calls);
    await untilSomeWait(db, calls.length);
    return { started };
  });
  return started;
}
