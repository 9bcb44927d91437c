import type { SeenKind } from '@thikana/contract/badges';
import { AppError } from '@thikana/contract/errors';
import { kolkataDay } from '../../lib/kolkata-day.ts';
import { recordAudit } from '../audit/audit.feature.ts';
import { listingRows, markListingsStale } from '../listings/listings.feature.ts';
import type { BadgesDependencies } from './badges.dependencies.ts';
import { badgesRepository } from './badges.repository.ts';

interface Seen {
  id: string;
  kind: SeenKind;
  months: number;
}

/** An administrator has seen the papers of a listing, or visited it. Saying it again renews it. */
export async function recordEvidence(
  { db, now }: BadgesDependencies,
  adminId: string,
  { id, kind, months }: Seen,
): Promise<void> {
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
    await recordAudit(transaction, {
      adminId,
      action: kind === 'papers' ? 'listing.papers-seen' : 'listing.visited',
      subject: { id, label: listing.title },
      detail: kolkataDay(until),
    });
    await markListingsStale(transaction, [id]);
  });
}
