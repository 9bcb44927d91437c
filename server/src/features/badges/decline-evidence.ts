import type { EvidenceKind } from '@thikana/contract/badges';
import { AppError } from '@thikana/contract/errors';
import { m } from '../../paraglide/messages.js';
import { recordAudit } from '../audit/audit.feature.ts';
import { listingRows } from '../listings/listings.feature.ts';
import { badgeTasksRepository } from './badge-tasks.repository.ts';
import type { BadgesDependencies } from './badges.dependencies.ts';
import { mailOwner } from './mail-owner.ts';
import { evidenceDeclinedMail } from './mails/evidence-mails.ts';

/** Declines an owner's request with a reason. A request that was already answered stays as it is. */
export async function declineEvidence(
  dependencies: BadgesDependencies,
  adminId: string,
  { id, kind, reason }: { id: string; kind: EvidenceKind; reason: string },
): Promise<void> {
  await dependencies.db.transaction().execute(async (transaction) => {
    const listing = await listingRows(transaction).findForUpdate(id);
    if (!listing) throw new AppError('listing_not_found');
    if (!(await badgeTasksRepository(transaction).answer(id, kind))) return;
    await recordAudit(transaction, {
      adminId,
      action: 'listing.decline-evidence',
      subject: { id, label: listing.title },
      detail: () => m.badges_declined({ kind, reason }),
    });
    await mailOwner(dependencies, transaction, listing, (to) =>
      evidenceDeclinedMail({ ...to, kind, reason }),
    );
  });
}
