import type { Listing } from '@thikana/contract/listings';
import type { CardListing } from './card-listing.ts';

const fields: Record<keyof CardListing, true> = {
  _id: true,
  title: true,
  intent: true,
  propertyCategory: true,
  location: true,
  coordinates: true,
  cover: true,
  isFeatured: true,
  confirmedAt: true,
  bedrooms: true,
  bathrooms: true,
  builtUpArea: true,
  shopArea: true,
  availableLandSpace: true,
  availableLandSpaceUnit: true,
  price: true,
  totalPrice: true,
  pricePerFrequency: true,
  frequency: true,
};
const names = Object.keys(fields) as (keyof CardListing)[];

/**
 * Listings as their cards show them. A document says everything twice, as HTML and for the scripts: without the rest,
 * such as descriptions, one of a list is a fifth smaller.
 */
export function asCards(listings: readonly Listing[]): CardListing[] {
  return listings.map((listing) => {
    const present = names.filter((name) => listing[name] !== undefined);
    return Object.fromEntries(present.map((name) => [name, listing[name]])) as CardListing;
  });
}
