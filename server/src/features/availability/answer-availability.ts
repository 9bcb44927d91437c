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

type Answering = Pick<AvailabilityDependencies, 'db' | 'settings' | 'now' | 'listingAppeared'>;

interface Answer {
  listingId: string;
  answer: AvailabilityAnswer;
  /** Whose it has to be; without one, a signed link has shown that. */
  ownerId?: string;
}

/** An owner's word on a listing. Repeating it changes no more than the day on which it was given. */
export async function answerForListing(
  { db, settings, now, listingAppeared }: Answering,
  { listingId, answer, ownerId }: Answer,
): Promise<Availability> {
  const { stillTrue } = await settings.get();
  return db.transaction().execute(async (transaction) => {
    const listings = listingRows(transaction);
    const listing = await listings.findForUpdate(listingId);
    if (!listing || (ownerId !== undefined && listing.owner_id !== ownerId))
      throw new AppError('listing_not_found');
    if (listing.approval_status !== 'approved') throw new AppError('listing_not_approved');
    if (answer === 'gone') await hideListings(transaction, { ids: [listingId] }, 'closed', now());
    else {
      await confirm(transaction, listingId, now());
      // Whoever has heard of it does not hear of it again.
      if (listing.hidden_at) await listingAppeared(transaction, listingId);
    }
    const answered = await listings.findForUpdate(listingId);
    const availability = answered && availabilityOf(answered, stillTrue);
    if (!availability) throw new AppError('listing_not_found');
    return availability;
  });
}

/** Also brings back what had lapsed, or was closed. */
async function confirm(transaction: Transaction<Tables>, id: string, at: Date): Promise<void> {
  const confirmed = await transaction
    .updateTable('listings')
    .set({ confirmed_at: at, asked_at: null })
    .where('id', '=', id)
    .returning(['id', 'approval_status'])
    .execute();
  await unhideListings(transaction, { ids: [id] }, 'lapsed');
  await unhideListings(transaction, { ids: [id] }, 'closed');
  await markApprovedStale(transaction, confirmed);
}
