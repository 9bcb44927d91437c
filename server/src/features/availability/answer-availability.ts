import type { Availability, AvailabilityAnswer } from '@thikana/contract/availability';
import { AppError } from '@thikana/contract/errors';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import {
  availabilityOf,
  hideListings,
  listingRows,
  markApprovedStale,
  unhideListings,
} from '../listings/listings.feature.ts';
import type { AvailabilityDependencies } from './availability.dependencies.ts';

type Answering = Pick<AvailabilityDependencies, 'db' | 'settings' | 'now' | 'matchSavedSearches'>;

interface Answer {
  listingId: string;
  answer: AvailabilityAnswer;
  /** The owner the listing must belong to; undefined if a signed link has proved it. */
  ownerId?: string;
}

/** Stores an owner's answer. Repeating it only updates its date. */
export async function answerForListing(
  { db, settings, now, matchSavedSearches }: Answering,
  { listingId, answer, ownerId }: Answer,
): Promise<Availability> {
  const { availability: periods } = await settings.get();
  return db.transaction().execute(async (transaction) => {
    const listings = listingRows(transaction);
    const listing = await listings.findForUpdate(listingId);
    if (!listing || (ownerId !== undefined && listing.owner_id !== ownerId))
      throw new AppError('listing_not_found');
    if (listing.approval_status !== 'approved') throw new AppError('listing_not_approved');
    if (answer === 'gone') await hideListings(transaction, { ids: [listingId] }, 'closed', now());
    else {
      await confirm(transaction, listingId, now());
      // Saved searches that already matched the listing get no second alert.
      if (listing.hidden_at) await matchSavedSearches(transaction, [listingId]);
    }
    const answered = await listings.findForUpdate(listingId);
    const availability = answered && availabilityOf(answered, periods);
    if (!availability) throw new AppError('listing_not_found');
    return availability;
  });
}

/** Also reopens a lapsed, closed or paused listing. */
async function confirm(transaction: Transaction<Tables>, id: string, at: Date): Promise<void> {
  const confirmed = await transaction
    .updateTable('listings')
    .set({ confirmed_at: at, asked_at: null })
    .where('id', '=', id)
    .returning(['id', 'approval_status'])
    .execute();
  await unhideListings(transaction, { ids: [id] }, 'lapsed');
  await unhideListings(transaction, { ids: [id] }, 'closed');
  await unhideListings(transaction, { ids: [id] }, 'unanswered');
  await markApprovedStale(transaction, confirmed);
}
