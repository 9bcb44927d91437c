import { inCurrentLanguage } from '@thikana/contract/in-language';
import type { Listing } from '@thikana/contract/listings';
import { type CardListing, cardFields } from './card-listing.ts';

/** More are on the page of the listing. */
const mostPhotos = 5;

/**
 * Reduces listings to what their cards show. A document contains its data twice, as HTML and for hydration; without
 * descriptions and the like, a listing in a list is a fifth smaller.
 */
export function asCards(listings: readonly Listing[]): CardListing[] {
  return listings.map((listing) => {
    const present = cardFields.filter((name) => listing[name] !== undefined);
    const card = Object.fromEntries(present.map((name) => [name, listing[name]])) as CardListing;
    // A document has one language.
    const { secondTitle: _, ...shown } = card;
    return {
      ...shown,
      title: inCurrentLanguage(listing).title,
      pictures: listing.pictures.slice(0, mostPhotos),
    };
  });
}
