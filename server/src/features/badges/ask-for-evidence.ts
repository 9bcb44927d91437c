import type { EvidenceKind } from '@thikana/contract/badges';
import { AppError } from '@thikana/contract/errors';
import { listingRows, requireOwn } from '../listings/listings.feature.ts';
import { badgeTasksRepository } from './badge-tasks.repository.ts';
import type { BadgesDependencies } from './badges.dependencies.ts';
import { mayBeAskedFor } from './badges.policy.ts';
import { badgesRepository } from './badges.repository.ts';

/** An owner requests a check of the papers of a listing, or a visit. */
export async function askForEvidence(
  { db, now }: Pick<BadgesDependencies, 'db' | 'now'>,
  ownerId: string,
  { id, kind }: { id: string; kind: EvidenceKind },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const listing = await listingRows(transaction).findForUpdate(id);
    requireOwn(listing, ownerId);
    const seen = await badgesRepository(transaction).listOfListing(id);
    const until = seen.find((row) => row.kind === kind)?.expires_at ?? undefined;
    if (!mayBeAskedFor(listing, until, now())) throw new AppError('evidence_settled');
    await badgeTasksRepository(transaction).ask(id, kind, now());
  });
}
