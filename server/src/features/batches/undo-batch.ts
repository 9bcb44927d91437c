import type { undoBatch as endpoint } from '@thikana/contract/batches';
import type { Output } from '@thikana/contract/endpoint';
import { AppError } from '@thikana/contract/errors';
import { m } from '../../paraglide/messages.js';
import { recordAudits } from '../audit/audit.feature.ts';
import { removeListings } from '../listings/listings.feature.ts';
import type { BatchesDependencies } from './batches.dependencies.ts';
import { batchesRepository } from './batches.repository.ts';
import { requireBatch } from './require-batch.ts';

const removedTogether = 200;

/**
 * Removes the next listings of a batch. Those that were edited or answered stay: while there are any, nothing is removed
 * unless the rest is asked for.
 */
export async function undoNext(
  { db, pictures, now }: Pick<BatchesDependencies, 'db' | 'pictures' | 'now'>,
  {
    id,
    adminId,
    rest,
    after = '',
  }: { id: number; adminId: string; rest: boolean; after?: string | undefined },
): Promise<Output<typeof endpoint>> {
  return db.transaction().execute(async (transaction) => {
    const batch = await requireBatch(transaction, id);
    const batches = batchesRepository(transaction);
    const kept = await batches.countKept(id);
    if (kept > 0 && !rest) throw new AppError('batch_touched');
    const listings = await batches.listRemovableForUpdate(id, { after, limit: removedTogether });
    await removeListings(transaction, pictures, listings);
    await recordAudits(
      transaction,
      listings.map((listing) => ({
        adminId,
        action: 'listing.delete' as const,
        subject: { id: listing.id, label: listing.title },
        detail: () => m.batches_removed({ number: id, file: batch.file }),
      })),
    );
    const last = listings.length < removedTogether ? null : (listings.at(-1)?.id ?? null);
    if (last === null && !batch.undone_at) {
      await batches.setUndone(id, now());
      await recordAudits(transaction, [
        {
          adminId,
          action: 'import.undo',
          subject: { id: String(id), label: batch.file },
          detail: () => m.batches_kept({ count: kept }),
        },
      ]);
    }
    return { removed: listings.length, last, kept };
  });
}
