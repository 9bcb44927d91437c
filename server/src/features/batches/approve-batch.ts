import type { approveBatch as endpoint } from '@thikana/contract/batches';
import type { Output } from '@thikana/contract/endpoint';
import { limits } from '@thikana/contract/vocabulary';
import { decide, forEachListing } from '../moderation/moderation.feature.ts';
import type { BatchesDependencies } from './batches.dependencies.ts';
import { batchesRepository } from './batches.repository.ts';
import { requireBatch } from './require-batch.ts';

/** Approves the next listings of a batch that wait. Those that their owner has edited wait for a review of their own. */
export async function approveNext(
  dependencies: Pick<BatchesDependencies, 'db' | 'jobs' | 'log' | 'now'>,
  { id, adminId, after = '' }: { id: number; adminId: string; after?: string | undefined },
): Promise<Output<typeof endpoint>> {
  const { db } = dependencies;
  await db.transaction().execute((transaction) => requireBatch(transaction, id));
  const limit = limits.decisionsPerRequest;
  const waiting = await batchesRepository(db).listWaiting(id, { after, limit });
  const versions = new Map(waiting.map((listing) => [listing.id, listing.updated_at.toISOString()]));
  const outcome = await forEachListing(dependencies, [...versions.keys()], (listingId) =>
    decide(dependencies, { listingId, adminId, to: 'approved', seen: versions.get(listingId) }),
  );
  return { ...outcome, last: waiting.length < limit ? null : (waiting.at(-1)?.id ?? null) };
}
