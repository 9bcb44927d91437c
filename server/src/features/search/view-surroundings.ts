import { AppError } from '@thikana/contract/errors';
import { publicPosition } from '@thikana/contract/map-area';
import type { Surroundings } from '@thikana/contract/search/surroundings';
import { landmarksNear } from '../city/city.feature.ts';
import { isPublic, presentListing } from '../listings/listings.feature.ts';
import { filterOfKind, type ListingFilter } from './listing-filter.ts';
import type { SearchDependencies } from './search.dependencies.ts';
import { searchRepository } from './search.repository.ts';
import { usualPriceOfKind } from './usual-price-of-kind.ts';

const similarCount = 4;
const landmarkCount = 4;
/** How far the price of a similar listing may differ. */
const tolerance = 0.3;

/** Listings similar to a public one in its area, and the usual price there; `alike` is the query for both. */
export async function viewSurroundings(
  { reads }: SearchDependencies,
  id: string,
): Promise<Surroundings & { alike: ListingFilter }> {
  const listings = searchRepository(reads);
  const listing = await listings.findComparable(id);
  if (!listing || !isPublic(listing)) throw new AppError('listing_not_found');
  const alike = filterOfKind(listing);
  const [similar, usualPrice] = await Promise.all([
    listings.listSimilar(alike, listing, { tolerance, limit: similarCount }),
    usualPriceOfKind(reads, listing),
  ]);
  const position = publicPosition(listing, listing.id, listing.shows_exact_place);
  return {
    similar: similar.map(presentListing),
    landmarks: landmarksNear(position, landmarkCount),
    usualPrice,
    alike,
  };
}
