import type { PriceRange } from '@thikana/contract/price-ranges';
import type { SearchFeature } from '@thikana/contract/vocabulary';
import type { ListingFacts, Selection } from '../../http/staleness.ts';
import type { ListingFilter } from './listing-filter.ts';

/** Those that meet the filter. Of words, places on the map, sizes, floors and times it knows nothing: they are met. */
export function selectionOf(filter: ListingFilter): Selection {
  return { has: (listing) => meets(filter, listing) };
}

function meets(filter: ListingFilter, listing: ListingFacts): boolean {
  const { intent, categories, areas, bedrooms, rooms, bathrooms, furnishings, features = [] } = filter;
  return (
    (intent === undefined || listing.intent === intent) &&
    (categories?.includes(listing.category) ?? true) &&
    (areas?.includes(listing.area) ?? true) &&
    meetsPrice(filter, listing) &&
    (bedrooms === undefined || (listing.bedrooms ?? -1) >= bedrooms) &&
    (rooms?.includes(listing.bedrooms ?? -1) ?? true) &&
    (bathrooms === undefined || (listing.bathrooms ?? -1) >= bathrooms) &&
    (furnishings === undefined ||
      (listing.furnishing !== null && furnishings.includes(listing.furnishing))) &&
    features.every((feature) => hasFeature(listing, feature))
  );
}

function meetsPrice({ rent, price }: ListingFilter, listing: ListingFacts): boolean {
  if (rent && (listing.frequency !== rent.frequency || !isWithin(listing.rent_rupees, rent))) return false;
  return !price || isWithin(listing.price_rupees ?? listing.total_price_rupees, price);
}

function isWithin(rupees: number | null, { min, max }: PriceRange): boolean {
  return rupees !== null && rupees >= min && (max === undefined || rupees <= max);
}

function hasFeature(listing: ListingFacts, feature: SearchFeature): boolean {
  if (feature === 'parking') return listing.parking === true;
  if (feature === 'attached-bathroom') return listing.attached_bathroom === true;
  if (feature === 'shutter') return listing.has_shutter === true;
  return listing.has_pictures;
}
