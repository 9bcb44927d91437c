import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { hideListings, unhideListings } from './hide-listings.ts';

/** Hides the listings of kinds that the site does not offer, and shows those of the others again. */
export async function followOffers(
  transaction: Transaction<Tables>,
  kinds: readonly string[],
  at: Date,
): Promise<void> {
  await hideListings(transaction, { otherThan: kinds }, 'unoffered', at);
  await unhideListings(transaction, { kinds }, 'unoffered');
}
