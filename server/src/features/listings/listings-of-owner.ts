import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { markApprovedStale } from './hide-listings.ts';

/** Deletes all listings of an owner and returns their pictures for the caller to delete. */
export async function removeListingsOf(
  transaction: Transaction<Tables>,
  ownerId: string,
): Promise<{ count: number; pictureIds: string[] }> {
  const listings = await transaction
    .selectFrom('listings')
    .select(['id', 'approval_status'])
    .where('owner_id', '=', ownerId)
    .orderBy('id')
    .forUpdate()
    .execute();
  const pictures = await transaction
    .selectFrom('listing_pictures')
    .innerJoin('listings', 'listings.id', 'listing_id')
    .select('picture_id')
    .distinct()
    .where('owner_id', '=', ownerId)
    .execute();
  await markApprovedStale(transaction, listings);
  await transaction.deleteFrom('listings').where('owner_id', '=', ownerId).execute();
  return { count: listings.length, pictureIds: pictures.map((picture) => picture.picture_id) };
}
