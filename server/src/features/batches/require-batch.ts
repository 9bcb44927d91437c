import { AppError } from '@thikana/contract/errors';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { isAtRest } from './batch-lock.ts';
import { batchesRepository } from './batches.repository.ts';

/** The batch, locked until the transaction ends. Throws if its import is still running. */
export async function requireBatch(transaction: Transaction<Tables>, id: number) {
  const batch = await batchesRepository(transaction).findForUpdate(id);
  if (!batch) throw new AppError('batch_not_found');
  if (!(await isAtRest(transaction, id))) throw new AppError('batch_running');
  return batch;
}
