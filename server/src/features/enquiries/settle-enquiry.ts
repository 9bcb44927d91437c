import type { Transaction } from 'kysely';
import type { EnquiryOutcome, EnquiryRow } from '../../platform/database/tables/enquiry-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { markListingsStale } from '../listings/listings.feature.ts';
import { countOwnerAnswers } from './count-owner-answers.ts';
import { enquiriesRepository } from './enquiries.repository.ts';

/** Settles the enquiry of a conversation, if it is open. Returns whether it was. */
export async function settleEnquiry(
  transaction: Transaction<Tables>,
  conversationId: string,
  outcome: EnquiryOutcome,
  at: Date,
): Promise<boolean> {
  const settled = await enquiriesRepository(transaction).settle(conversationId, outcome, at);
  if (settled) await noteSettled(transaction, settled, at);
  return settled !== undefined;
}

/** The owner has blocked a seeker, so the owner will not answer. */
export async function settleBlocked(
  transaction: Transaction<Tables>,
  { ownerId, seekerId, at }: { ownerId: string; seekerId: string; at: Date },
): Promise<void> {
  const settled = await enquiriesRepository(transaction).settleBetween(ownerId, seekerId, 'blocked', at);
  for (const enquiry of settled) await noteSettled(transaction, enquiry, at);
}

async function noteSettled(
  transaction: Transaction<Tables>,
  { listing_id: listingId, owner_id: ownerId }: EnquiryRow,
  at: Date,
): Promise<void> {
  if (listingId && (await enquiriesRepository(transaction).findLimit(listingId)) !== undefined)
    await markListingsStale(transaction, [listingId]);
  if (ownerId) await countOwnerAnswers(transaction, ownerId, at);
}
