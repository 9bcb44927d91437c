import { AppError } from '@thikana/contract/errors';
import type { ListingRow } from '../../platform/database/tables/listing-tables.ts';

/** Throws if the caller names an older version. Without a version, the check passes. */
export function requireUnmodified(
  listing: Pick<ListingRow, 'updated_at'>,
  loaded: string | string[] | undefined,
): void {
  if (loaded !== undefined && String(loaded) !== listing.updated_at.toISOString())
    throw new AppError('listing_changed');
}
