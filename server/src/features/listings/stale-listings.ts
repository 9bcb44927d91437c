import type { Kysely, Transaction } from 'kysely';
import { type ListingFacts, listingDependency, manyListings, markStale } from '../../http/staleness.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { hasPictures } from './public-listings.ts';

/** More than these came or went at once: told as many, not one by one. */
const mostTold = 15;

/**
 * Public listings come or go with this transaction: their own pages go stale, and those of lists they are on. To be
 * called while their rows are there.
 */
export async function markListingsStale(
  transaction: Transaction<Tables>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  if (ids.length > mostTold) return markStale(transaction, [manyListings, ...ids.map(listingDependency)]);
  await markStale(transaction, ids.map(listingDependency), await readFacts(transaction, ids));
}

/** What pages say of an owner has changed. */
export async function markListingsOfStale(transaction: Transaction<Tables>, ownerId: string): Promise<void> {
  const shown = await transaction
    .selectFrom('listings')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('approval_status', '=', 'approved')
    .execute();
  await markListingsStale(
    transaction,
    shown.map(({ id }) => id),
  );
}

function readFacts(db: Kysely<Tables>, ids: readonly string[]): Promise<ListingFacts[]> {
  return db
    .selectFrom('listings')
    .select([
      ...(['intent', 'category', 'area', 'frequency', 'furnishing', 'bedrooms', 'bathrooms'] as const),
      ...(['parking', 'attached_bathroom', 'has_shutter'] as const),
      ...(['rent_rupees', 'price_rupees', 'total_price_rupees'] as const),
    ])
    .select((builder) => hasPictures(builder).$castTo<boolean>().as('has_pictures'))
    .where('id', 'in', [...ids])
    .execute();
}
