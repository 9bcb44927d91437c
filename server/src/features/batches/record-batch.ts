import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { lockBatch, unlockBatch } from './batch-lock.ts';

/** Who imports what. */
export interface BatchOrigin {
  ownerId: string;
  file: string;
  runBy: string;
}

export type BatchOutcome = 'finished' | 'interrupted' | 'failed';

interface BatchCounts {
  rows: number;
  imported: number;
  known: number;
  refused: number;
}

/** Begins the record of a run on the connection that it uses until `endBatch`. */
export async function beginBatch(
  connection: Kysely<Tables>,
  { ownerId, file, runBy }: BatchOrigin,
): Promise<number> {
  const { id } = await connection
    .insertInto('import_batches')
    .values({ owner_id: ownerId, file, run_by: runBy, started_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await lockBatch(connection, id);
  return id;
}

/** Counts the rows that a transaction stores, so that the figures are right even if the process is killed. */
export async function countStored(
  transaction: Transaction<Tables>,
  id: number,
  { read, imported, known }: { read: number; imported: number; known: number },
): Promise<void> {
  await transaction
    .updateTable('import_batches')
    .set({
      rows: sql`rows + ${read}`,
      imported: sql`imported + ${imported}`,
      known: sql`known + ${known}`,
    })
    .where('id', '=', id)
    .execute();
}

export async function endBatch(
  connection: Kysely<Tables>,
  id: number,
  { outcome, counts }: { outcome: BatchOutcome; counts: BatchCounts },
): Promise<void> {
  await connection
    .updateTable('import_batches')
    .set({ ...counts, outcome, ended_at: new Date() })
    .where('id', '=', id)
    .execute();
  await unlockBatch(connection, id);
}
