import type { SearchFilter } from '@thikana/contract/search/filters';
import { createCatalogue } from './catalogue/catalogue.ts';
import { createFeaturedPlaces } from './featured/featured-places.ts';
import { createKnownListings } from './known-listings.ts';
import { readSearch } from './read-search.ts';
import type { SearchDependencies } from './search.dependencies.ts';
import { searchRoutes } from './search.routes.ts';
import { createTotals } from './totals.ts';
import { createWordReader } from './understanding/read-words.ts';

export { findSearchedListing, type SearchedListing } from './catalogue/searched-listing.ts';
export { purposeOf } from './listing-filter.ts';
export { selectionOf } from './meets-filter.ts';
export { searchRepository } from './search.repository.ts';
export { usualPriceColumns, usualPriceOf } from './usual-price.ts';
export { usualPriceOfKind } from './usual-price-of-kind.ts';
export { whereFound } from './where-found.ts';

/** Some ten megabytes of what is shown most. */
const mostKnown = 2_000;

/** Public listings by what people look for: lists, counts, the map, suggestions and what is similar. */
export function searchFeature(dependencies: SearchDependencies) {
  const totals = createTotals();
  const catalogue = createCatalogue(dependencies.db, dependencies.log);
  const known = createKnownListings(mostKnown);
  catalogue.follow(known);
  const featured = createFeaturedPlaces(dependencies);
  const words = createWordReader(dependencies.db, catalogue);
  return {
    bindings: searchRoutes(dependencies, { engine: catalogue, known, totals, words, featured }),
    /** Reads the listings into memory, in the background. */
    begin: catalogue.begin,
    isReady: catalogue.isReady,
    /** What was counted may have changed. */
    forgetTotals() {
      totals.clear();
      featured.forget();
    },
    /** A search as lists run it, and the stems of its words. */
    readSearch: (search: SearchFilter) => readSearch(words, search),
  };
}

export type SearchFeature = ReturnType<typeof searchFeature>;
