import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { hideListings, unhideListings } from './hide-listings.ts';

/** One statement for a million listings would exceed the time limit of statements. */
const listingsAtOnce = 2_000;

/** Hides the listings of kinds that the site does not offer, and shows those of the others again. */
export async function followOffers(
  transaction: Transaction<Tables>,
  kinds: readonly string[],
  at: Date,
): Promise<void> {
  for (let after = ''; ; ) {
    const to = await lastOfNext(transaction, after);
    if (to === undefined) return;
    await hideListings(transaction, { otherThan: kinds, after, to }, 'unoffered', at);
    await unhideListings(transaction, { kinds, after, to }, 'unoffered');
    after = to;
  }
}

/** The last id of the next listings; undefined if there are no more. */
async function lastOfNext(transaction: Transaction<Tables>, after: string): Promise<string | undefined> {
  const next = transaction
    .selectFrom('listings')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(listingsAtOnce);
  const { last } = await transaction
    .selectFrom(next.as('next'))
    .select(({ fn }) => fn.max<string | null>('id').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? undefined;
}
