import type { EvidenceKind } from '@thikana/contract/badges';
import { AppError } from '@thikana/contract/errors';
import { m } from '../../paraglide/messages.js';
import { recordAudit } from '../audit/audit.feature.ts';
import { listingRows, markListingsStale } from '../listings/listings.feature.ts';
import type { BadgesDependencies } from './badges.dependencies.ts';
import { badgesRepository } from './badges.repository.ts';
import { mailOwner } from './mail-owner.ts';
import { evidenceWithdrawnMail } from './mails/evidence-mails.ts';

/** Withdraws evidence about a listing and emails its owner. Repeating it changes nothing. */
export async function withdrawEvidence(
  dependencies: BadgesDependencies,
  adminId: string,
  { id, kind }: { id: string; kind: EvidenceKind },
): Promise<void> {
  await dependencies.db.transaction().execute(async (transaction) => {
    const listing = await listingRows(transaction).findForUpdate(id);
    if (!listing) throw new AppError('listing_not_found');
    if (!(await badgesRepository(transaction).deleteSeen(id, kind))) return;
    await recordAudit(transaction, {
      adminId,
      action: 'listing.withdraw-evidence',
      subject: { id, label: listing.title },
      detail: () => m.badges_kind({ kind }),
    });
    await mailOwner(dependencies, transaction, listing, (to) => evidenceWithdrawnMail({ ...to, kind }));
    await markListingsStale(transaction, [id]);
  });
}
