import { AppError } from '@thikana/contract/errors';
import type { ListingRow } from '../../platform/database/tables/listing-tables.ts';

/** Whoever says which version they looked at is told when there is a newer one; who does not, decides on any. */
export function requireUnmodified(
  listing: Pick<ListingRow, 'updated_at'>,
  loaded: string | string[] | undefined,
): void {
  if (loaded !== undefined && String(loaded) !== listing.updated_at.toISOString())
    throw new AppError('listing_changed');
}
