import type { EvidenceKind } from '@thikana/contract/badges';
import { AppError } from '@thikana/contract/errors';
import { m } from '../../paraglide/messages.js';
import { dayOfMail } from '../../platform/mail/time-of-mail.ts';
import { recordAudit } from '../audit/audit.feature.ts';
import { listingRows, markListingsStale } from '../listings/listings.feature.ts';
import { badgeTasksRepository } from './badge-tasks.repository.ts';
import type { BadgesDependencies } from './badges.dependencies.ts';
import { badgesRepository } from './badges.repository.ts';
import { mailOwner } from './mail-owner.ts';
import { evidenceRecordedMail } from './mails/evidence-mails.ts';

interface Seen {
  id: string;
  kind: EvidenceKind;
  months: number;
}

/**
 * Records that an administrator checked the papers of a listing or visited it, and emails its owner. Repeating it
 * renews the badge.
 */
export async function recordEvidence(
  dependencies: BadgesDependencies,
  adminId: string,
  { id, kind, months }: Seen,
): Promise<void> {
  const { db, now } = dependencies;
  await db.transaction().execute(async (transaction) => {
    const listing = await listingRows(transaction).findForUpdate(id);
    if (!listing) throw new AppError('listing_not_found');
    const badges = badgesRepository(transaction);
    const admin = await badges.findUser(adminId);
    if (!admin) throw new AppError('not_signed_in');
    const at = now();
    const until = new Date(at);
    until.setUTCMonth(until.getUTCMonth() + months);
    await badges.insertSeen({ listing, kind, admin, at, until });
    await badgeTasksRepository(transaction).answer(id, kind);
    await recordAudit(transaction, {
      adminId,
      action: kind === 'papers' ? 'listing.papers-seen' : 'listing.visited',
      subject: { id, label: listing.title },
      detail: () => m.badges_until({ day: dayOfMail(until) }),
    });
    await mailOwner(dependencies, transaction, listing, (to) => evidenceRecordedMail({ ...to, kind, until }));
    await markListingsStale(transaction, [id]);
  });
}
