import { AppError } from '@thikana/contract/errors';

/** A stranger's listing is answered like one that does not exist. */
export function requireOwn<Row extends { owner_id: string }>(
  listing: Row | undefined,
  ownerId: string,
): asserts listing is Row {
  if (listing?.owner_id !== ownerId) throw new AppError('listing_not_found');
}
