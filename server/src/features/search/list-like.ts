import type { Listing } from '@thikana/contract/listings';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { listingRows, presentListing } from '../listings/listings.feature.ts';
import { filterOfKind } from './listing-filter.ts';
import { searchRepository } from './search.repository.ts';

/** The newest public listings of the same kind in the same area, without this one. */
export async function listLike(
  db: Kysely<Tables> | Transaction<Tables>,
  listingId: string,
  limit: number,
): Promise<Listing[]> {
  const listing = await listingRows(db).find(listingId);
  if (!listing) return [];
  const search = { filter: filterOfKind(listing), order: 'newest' as const };
  const found = await searchRepository(db).listPublic(search, { limit: limit + 1, offset: 0 });
  return found
    .filter(({ id }) => id !== listingId)
    .slice(0, limit)
    .map(presentListing);
}
