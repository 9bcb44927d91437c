import { AppError } from '@thikana/contract/errors';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { commandLine, recordAudit } from '../audit/audit.feature.ts';
import {
  listingRows,
  markListingsStale,
  requireUnmodified,
  unhideListings,
} from '../listings/listings.feature.ts';
import { queueAnnouncement } from './announcement-job.ts';
import { decisionsRepository } from './decisions.repository.ts';
import type { ModerationDependencies } from './moderation.dependencies.ts';
import { type ModeratedListing, moderationRepository } from './moderation.repository.ts';

export interface Decision {
  listingId: string;
  /** `commandLine` for commands. */
  adminId: string;
  to: 'approved' | 'rejected';
  reason?: string | undefined;
  /** The version that the administrator reviewed; a newer one is not approved unseen. */
  seen?: string | undefined;
}

type Deciding = Pick<ModerationDependencies, 'db' | 'jobs' | 'now'>;

/**
 * Approves or rejects a listing from any status and records the decision. Its owner is told a minute later, unless it
 * is undone. Repeating it changes nothing.
 */
export function decide(dependencies: Deciding, decision: Decision): Promise<void> {
  return dependencies.db
    .transaction()
    .execute((transaction) => decideWithin(transaction, dependencies, decision));
}

/** The same, with the listing as it is then. */
export async function decideOnListing(dependencies: Deciding, decision: Decision): Promise<ModeratedListing> {
  await decide(dependencies, decision);
  return getModerated(dependencies, decision.listingId);
}

/** The same inside a larger transaction. */
export async function decideWithin(
  transaction: Transaction<Tables>,
  { jobs, now }: Omit<Deciding, 'db'>,
  { listingId, adminId, to, reason, seen }: Decision,
): Promise<void> {
  const listing = await listingRows(transaction).findForUpdate(listingId);
  if (!listing) throw new AppError('listing_not_found');
  const from = listing.approval_status;
  if (from === to) return;
  requireUnmodified(listing, seen);
  const decidedAt = now();
  await moderationRepository(transaction).setStatus(listing.id, to, decidedAt);
  if (to === 'approved') await unhideListings(transaction, { ids: [listing.id] }, 'lapsed');
  await decisionsRepository(transaction).insert({
    listing_id: listing.id,
    admin_id: adminId === commandLine ? null : adminId,
    from_status: from,
    to_status: to,
    reason: reason || null,
    decided_at: decidedAt,
  });
  await recordAudit(transaction, {
    adminId,
    action: to === 'approved' ? 'listing.approve' : 'listing.reject',
    subject: { id: listing.id, label: listing.title },
    detail: reason || undefined,
  });
  await queueAnnouncement({ jobs, now }, transaction, decidedAt);
  // No page shows a pending listing, so its rejection invalidates none.
  if ([from, to].includes('approved')) await markListingsStale(transaction, [listing.id]);
}

export async function getModerated(
  { db }: Pick<ModerationDependencies, 'db'>,
  id: string,
): Promise<ModeratedListing> {
  const listing = await moderationRepository(db).find(id);
  if (!listing) throw new AppError('listing_not_found');
  return listing;
}
