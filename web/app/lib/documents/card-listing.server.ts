import type { Listing } from '@thikana/contract/listings';
import { type CardListing, cardFields } from './card-listing.ts';

/**
 * Reduces listings to what their cards show. A document contains its data twice, as HTML and for hydration; without
 * descriptions and the like, a listing in a list is a fifth smaller.
 */
export function asCards(listings: readonly Listing[]): CardListing[] {
  return listings.map((listing) => {
    const present = cardFields.filter((name) => listing[name] !== undefined);
    return Object.fromEntries(present.map((name) => [name, listing[name]])) as CardListing;
  });
}
