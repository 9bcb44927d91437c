import type { Transaction } from 'kysely';
import { listingDependency, markStale } from '../../http/staleness.ts';
import type { ListingRow, Tables } from '../../platform/database/tables.ts';

type ChangedListing = Pick<ListingRow, 'id' | 'approval_status'>;

/** While an owner is banned, their listings keep their status and are shown to nobody. */
export async function hideListingsOf(
  transaction: Transaction<Tables>,
  ownerId: string,
  hiddenAt: Date,
): Promise<void> {
  const hidden = await transaction
    .updateTable('listings')
    .set({ hidden_at: hiddenAt })
    .where('owner_id', '=', ownerId)
    .where('hidden_at', 'is', null)
    .returning(['id', 'approval_status'])
    .execute();
  await markApprovedStale(transaction, hidden);
}

export async function showListingsOf(transaction: Transaction<Tables>, ownerId: string): Promise<void> {
  const shown = await transaction
    .updateTable('listings')
    .set({ hidden_at: null })
    .where('owner_id', '=', ownerId)
    .where('hidden_at', 'is not', null)
    .returning(['id', 'approval_status'])
    .execute();
  await markApprovedStale(transaction, shown);
}

/** Removes all listings of an owner; their pictures are left to the caller, who is told which they were. */
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
  await transaction.deleteFrom('listings').where('owner_id', '=', ownerId).execute();
  await markApprovedStale(transaction, listings);
  return { count: listings.length, pictureIds: pictures.map((picture) => picture.picture_id) };
}

async function markApprovedStale(
  transaction: Transaction<Tables>,
  listings: readonly ChangedListing[],
): Promise<void> {
  const approved = listings.filter((listing) => listing.approval_status === 'approved');
  if (approved.length === 0) return;
  await markStale(transaction, ['listings', ...approved.map(({ id }) => listingDependency(id))]);
}
