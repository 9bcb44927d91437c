import type { ListingRow } from '../../platform/database/tables.ts';

/** Where a listing is found, whole. */
export function listingUrl(siteUrl: string, listing: Pick<ListingRow, 'id' | 'intent'>): string {
  return `${siteUrl}/${listing.intent === 'rent' ? 'rentals' : 'buys'}/${listing.id}`;
}
