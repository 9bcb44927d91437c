import type { ListingRow } from '../../platform/database/tables/listing-tables.ts';
import { isPublic } from '../listings/listings.feature.ts';

/** Owners print a poster right after posting; it leads to the listing once that is approved. */
export function mayBePrinted(listing: Pick<ListingRow, 'approval_status' | 'hidden_at'>): boolean {
  return isPublic(listing) || listing.approval_status === 'pending';
}
