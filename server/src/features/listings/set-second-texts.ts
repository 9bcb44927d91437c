import type { Transaction } from 'kysely';
import type { ListingRow } from '../../platform/database/tables/listing-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { markListingsStale } from './stale-listings.ts';

/** Sets what visitors see of an approved listing in its second language. */
export async function setSecondTexts(
  transaction: Transaction<Tables>,
  listingId: string,
  texts: Pick<ListingRow, 'second_title' | 'second_description'>,
): Promise<void> {
  await transaction
    .updateTable('listings')
    .set({ ...texts, updated_at: new Date(), edited_at: new Date() })
    .where('id', '=', listingId)
    .execute();
  await markListingsStale(transaction, [listingId]);
}
