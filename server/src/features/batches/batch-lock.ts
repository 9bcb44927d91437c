import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** The class of the advisory locks, one per batch, that an import holds as long as it lives. */
const lockClass = sql`hashtext('import batch')`;

/** Marks the batch as running until `unlockBatch`, or until the connection ends with its process. */
export async function lockBatch(connection: Kysely<Tables>, id: number): Promise<void> {
  await sql`select pg_advisory_lock(${lockClass}, ${id})`.execute(connection);
}

export async function unlockBatch(connection: Kysely<Tables>, id: number): Promise<void> {
  await sql`select pg_advisory_unlock(${lockClass}, ${id})`.execute(connection);
}

/** Keeps an import from starting on this batch until the transaction ends; false if one runs. */
export async function isAtRest(transaction: Transaction<Tables>, id: number): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(${lockClass}, ${id}) as taken`.execute(transaction);
  return rows[0]?.taken === true;
}

/** SQL condition: an import into this batch is running. */
export const isRunning = sql<boolean>`exists (
  select from pg_locks
  where locktype = 'advisory' and granted and classid = ${lockClass}::oid and objid = import_batches.id::oid
    and database = (select oid from pg_database where datname = current_database()))`;
