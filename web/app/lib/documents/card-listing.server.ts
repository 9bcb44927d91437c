import type { Listing } from '@thikana/contract/listings';
import { type CardListing, cardFields } from './card-listing.ts';

/**
 * Listings as their cards show them. A document says everything twice, as HTML and for the scripts: without the rest,
 * such as descriptions, one of a list is a fifth smaller.
 */
export function asCards(listings: readonly Listing[]): CardListing[] {
  return listings.map((listing) => {
    const present = cardFields.filter((name) => listing[name] !== undefined);
    return Object.fromEntries(present.map((name) => [name, listing[name]])) as CardListing;
  });
}
