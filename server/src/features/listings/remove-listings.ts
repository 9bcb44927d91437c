import type { Transaction } from 'kysely';
import type { ListingRow } from '../../platform/database/tables/listing-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { PicturesFeature } from '../pictures/pictures.feature.ts';
import { listPictureIds } from './listing-pictures.repository.ts';
import { isPublic } from './listings.policy.ts';
import { listingsRepository } from './listings.repository.ts';
import { markListingsStale } from './stale-listings.ts';

type RemovedListing = Pick<ListingRow, 'id' | 'approval_status' | 'hidden_at'>;

/**
 * Deletes listings that the transaction has locked, and withdraws their pictures at once; the files are deleted some
 * days later.
 */
export async function removeListings(
  transaction: Transaction<Tables>,
  pictures: Pick<PicturesFeature, 'withdraw'>,
  listings: readonly RemovedListing[],
): Promise<void> {
  await markListingsStale(
    transaction,
    listings.filter(isPublic).map(({ id }) => id),
  );
  for (const { id } of listings) {
    const pictureIds = await listPictureIds(transaction, id);
    await listingsRepository(transaction).delete(id);
    await pictures.withdraw(transaction, pictureIds, id);
  }
}
