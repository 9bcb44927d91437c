import { AppError } from '@thikana/contract/errors';

/** Somebody else's listing is answered like one that is not there. */
export function requireOwn<Row extends { owner_id: string }>(
  listing: Row | undefined,
  ownerId: string,
): asserts listing is Row {
  if (listing?.owner_id !== ownerId) throw new AppError('listing_not_found');
}
