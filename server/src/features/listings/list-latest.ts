import type { Listing } from '@thikana/contract/listings';
import { limits } from '@thikana/contract/vocabulary';
import type { FeaturedPlaces } from './featured/featured-places.ts';
import { arrangePage, windowAround } from './featured/page-window.ts';
import type { ListingsDependencies } from './listings.dependencies.ts';
import { presentFeatured, presentListing } from './listings.presenter.ts';
import { listingsRepository } from './listings.repository.ts';

/** What the home page shows: the newest listings, and before them what is featured. */
export async function listLatest(
  { reads }: Pick<ListingsDependencies, 'reads'>,
  featured: Pick<FeaturedPlaces, 'list'>,
): Promise<Listing[]> {
  const window = { offset: 0, limit: limits.pageSize };
  const first = await featured.list({}, window.limit);
  const read = await listingsRepository(reads).listPublic(
    { filter: {}, order: 'newest' },
    windowAround(window, first.length),
  );
  return arrangePage(window, first, read).map((row) =>
    first.includes(row) ? presentFeatured(row) : presentListing(row),
  );
}
