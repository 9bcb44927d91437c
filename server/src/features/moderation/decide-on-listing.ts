import { AppError } from '@thikana/contract/errors';
import type { Transaction } from 'kysely';
import { listingUrl } from '../../lib/addresses.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { recordAudit } from '../audit/audit.feature.ts';
import {
  listingRows,
  markListingsStale,
  requireUnmodified,
  unhideListings,
} from '../listings/listings.feature.ts';
import { listingApprovedMail } from './mails/listing-approved-mail.ts';
import { listingRejectedMail } from './mails/listing-rejected-mail.ts';
import type { ModerationDependencies } from './moderation.dependencies.ts';
import { type ModeratedListing, moderationRepository } from './moderation.repository.ts';

export interface Decision {
  listingId: string;
  adminId: string;
  to: 'approved' | 'rejected';
  reason?: string | undefined;
  /** The version that the administrator reviewed; a newer one is not approved unseen. */
  seen?: string | undefined;
}

/**
 * Approves or rejects a listing from any status, records the decision and emails the owner. Repeating it changes
 * nothing.
 */
export async function decideOnListing(
  dependencies: ModerationDependencies,
  decision: Decision,
): Promise<ModeratedListing> {
  await dependencies.db
    .transaction()
    .execute((transaction) => decideWithin(transaction, dependencies, decision));
  return getModerated(dependencies, decision.listingId);
}

/** The same inside a larger transaction. */
export async function decideWithin(
  transaction: Transaction<Tables>,
  dependencies: ModerationDependencies,
  decision: Decision,
): Promise<void> {
  const listing = await listingRows(transaction).findForUpdate(decision.listingId);
  if (!listing) throw new AppError('listing_not_found');
  if (listing.approval_status === decision.to) return;
  requireUnmodified(listing, decision.seen);
  const moderation = moderationRepository(transaction);
  await moderation.setStatus(listing.id, decision.to, dependencies.now());
  if (decision.to === 'approved') await unhideListings(transaction, { ids: [listing.id] }, 'lapsed');
  await moderation.insertDecision({
    listingId: listing.id,
    adminId: decision.adminId,
    from: listing.approval_status,
    to: decision.to,
    reason: decision.reason || null,
  });
  await recordAudit(transaction, {
    adminId: decision.adminId,
    action: decision.to === 'approved' ? 'listing.approve' : 'listing.reject',
    subject: { id: listing.id, label: listing.title },
    detail: decision.reason || undefined,
  });
  if (decision.to === 'approved') await dependencies.matchSavedSearches(transaction, listing.id);
  await mailDecision(dependencies, transaction, decision);
  // No page shows a pending listing, so its rejection invalidates none.
  if ([listing.approval_status, decision.to].includes('approved'))
    await markListingsStale(transaction, [listing.id]);
}

export async function getModerated({ db }: ModerationDependencies, id: string): Promise<ModeratedListing> {
  const listing = await moderationRepository(db).find(id);
  if (!listing) throw new AppError('listing_not_found');
  return listing;
}

async function mailDecision(
  { mail, site }: ModerationDependencies,
  transaction: Transaction<Tables>,
  { listingId, to, reason }: Decision,
): Promise<void> {
  const listing = await moderationRepository(transaction).find(listingId);
  if (!listing) return;
  const common = { siteName: site.name, name: listing.owner.name, title: listing.title };
  const content =
    to === 'approved'
      ? listingApprovedMail({ ...common, link: listingUrl(site.publicUrl, listing) })
      : listingRejectedMail({ ...common, reason, link: `${site.publicUrl}/dashboard/view-your-listings` });
  await mail.enqueue(transaction, listing.owner.email, content);
}
