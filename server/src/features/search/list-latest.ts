import type { Listing } from '@thikana/contract/listings';
import { limits } from '@thikana/contract/vocabulary';
import { presentFeatured, presentListing } from '../listings/listings.feature.ts';
import type { FeaturedPlaces } from './featured/featured-places.ts';
import { arrangePage, windowAround } from './featured/page-window.ts';
import type { SearchDependencies } from './search.dependencies.ts';
import { searchRepository } from './search.repository.ts';

/** The newest listings for the home page, with featured ones first. */
export async function listLatest(
  { reads }: Pick<SearchDependencies, 'reads'>,
  featured: Pick<FeaturedPlaces, 'list'>,
): Promise<Listing[]> {
  const window = { offset: 0, limit: limits.pageSize };
  const first = await featured.list({}, window.limit);
  const read = await searchRepository(reads).listPublic(
    { filter: {}, order: 'newest' },
    windowAround(window, first.length),
  );
  return arrangePage(window, first, read).map((row) =>
    first.includes(row) ? presentFeatured(row) : presentListing(row),
  );
}
