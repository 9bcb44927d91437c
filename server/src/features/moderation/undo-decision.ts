import { AppError } from '@thikana/contract/errors';
import { expiry } from '@thikana/contract/expiry';
import { m } from '../../paraglide/messages.js';
import { recordAudit } from '../audit/audit.feature.ts';
import { listingRows, markListingsStale } from '../listings/listings.feature.ts';
import { decisionsRepository } from './decisions.repository.ts';
import type { ModerationDependencies } from './moderation.dependencies.ts';
import { moderationRepository } from './moderation.repository.ts';

/**
 * Undoes the last decision on a listing, if this administrator made it less than a minute ago: its owner was not told
 * of it and never will be.
 */
export async function undoDecision(
  { db, now }: Pick<ModerationDependencies, 'db' | 'now'>,
  { listingId, adminId }: { listingId: string; adminId: string },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const listing = await listingRows(transaction).findForUpdate(listingId);
    if (!listing) throw new AppError('listing_not_found');
    const decisions = decisionsRepository(transaction);
    const decision = await decisions.findLastForUpdate(listing.id);
    if (decision?.admin_id !== adminId) throw new AppError('undo_not_yours');
    const age = now().getTime() - decision.decided_at.getTime();
    if (decision.announced_at || age > expiry.decisionUndoSeconds * 1000) throw new AppError('undo_too_late');
    const { from_status: from, to_status: to } = decision;
    await decisions.setUndone(decision.id, now());
    await moderationRepository(transaction).restoreStatus(listing.id, from);
    await recordAudit(transaction, {
      adminId,
      action: 'listing.undo-decision',
      subject: { id: listing.id, label: listing.title },
      detail: () => m.moderation_undone({ status: from }),
    });
    if ([from, to].includes('approved')) await markListingsStale(transaction, [listing.id]);
  });
}
