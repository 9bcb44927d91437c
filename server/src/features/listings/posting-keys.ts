import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Thrown inside the transaction to roll back a repeated submission. */
class StoredBefore extends Error {
  readonly listingId: string;

  constructor(listingId: string) {
    super('This submission has been stored before.');
    this.listingId = listingId;
  }
}

/** The stored listing, from this or the first submission. */
export interface Stored {
  id: string;
  repeated: boolean;
}

/** Runs a submission that calls `claimKey` and returns what it stored. */
export async function storeOnce(store: () => Promise<string>): Promise<Stored> {
  try {
    return { id: await store(), repeated: false };
  } catch (error) {
    if (error instanceof StoredBefore) return { id: error.listingId, repeated: true };
    throw error;
  }
}

/** Links the key of a submission to its listing. Of two concurrent ones, the second waits for the first. */
export async function claimKey(
  transaction: Transaction<Tables>,
  { ownerId, key, listingId }: { ownerId: string; key: string | undefined; listingId: string },
): Promise<void> {
  if (key === undefined) return;
  const claimed = await transaction
    .insertInto('posting_keys')
    .values({ owner_id: ownerId, key, listing_id: listingId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claimed) return;
  const earlier = await transaction
    .selectFrom('posting_keys')
    .select('listing_id')
    .where('owner_id', '=', ownerId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  throw new StoredBefore(earlier.listing_id);
}
