import { AppError } from '@thikana/contract/errors';
import { filledIntroduction, type Introduction } from '@thikana/contract/introduction';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { markListingsStale } from '../listings/listings.feature.ts';
import { enquiriesRepository } from './enquiries.repository.ts';

interface FirstContact {
  listingId: string;
  ownerId: string;
  seekerId: string;
  introduction: Introduction | undefined;
  at: Date;
}

/**
 * Lets one seeker at a time write about a listing until the transaction ends, and returns the seeker's number. Throws if
 * as many enquiries are open as the owner allows.
 */
export async function takeSeekerNumber(transaction: Transaction<Tables>, listingId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`enquiries-of-${listingId}`}))`.execute(transaction);
  await requireRoom(transaction, listingId);
  const { last } = await transaction
    .selectFrom('conversations')
    .select(({ fn }) => fn.max('seeker_number').as('last'))
    .where('listing_id', '=', listingId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

export async function requireRoom(
  db: Parameters<typeof enquiriesRepository>[0],
  listingId: string,
): Promise<void> {
  const enquiries = enquiriesRepository(db);
  const most = await enquiries.findLimit(listingId);
  if (most !== undefined && (await enquiries.countOpen(listingId)) >= most)
    throw new AppError('enquiries_full');
}

/** Opens the enquiry of a new conversation. */
export async function openEnquiry(
  transaction: Transaction<Tables>,
  conversationId: string,
  { listingId, ownerId, seekerId, introduction, at }: FirstContact,
): Promise<void> {
  const enquiries = enquiriesRepository(transaction);
  await enquiries.insert({
    conversation_id: conversationId,
    listing_id: listingId,
    owner_id: ownerId,
    opened_at: at,
  });
  const filled = filledIntroduction(introduction);
  if (filled)
    await transaction
      .insertInto('introductions')
      .values({ conversation_id: conversationId, seeker_id: seekerId, introduction: filled })
      .execute();
  // The page of a listing with a limit says whether its owner takes more.
  if ((await enquiries.findLimit(listingId)) !== undefined) await markListingsStale(transaction, [listingId]);
}
