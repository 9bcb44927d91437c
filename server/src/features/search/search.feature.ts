import type { SearchFilter } from '@thikana/contract/search/filters';
import { createCatalogue } from './catalogue/catalogue.ts';
import { chooseEngine } from './choose-engine.ts';
import { createDatabaseEngine } from './database-engine.ts';
import { createFeaturedPlaces } from './featured/featured-places.ts';
import { readSearch } from './read-search.ts';
import type { SearchDependencies } from './search.dependencies.ts';
import { searchRoutes } from './search.routes.ts';
import { createWordReader } from './understanding/read-words.ts';
import { vocabulary } from './understanding/vocabulary.ts';

export { askedRupees } from './asked-rupees.ts';
export { findSearchedListing, type SearchedListing } from './catalogue/searched-listing.ts';
export { cachedFilters } from './filters.ts';
export { listLike } from './list-like.ts';
export { type ListingFilter, purposeOf } from './listing-filter.ts';
export { selectionOf } from './meets-filter.ts';
export { rankingSettings } from './ranking-settings.ts';
export { searchRepository } from './search.repository.ts';
export { understandSearch } from './understanding/understand-search.ts';
export { usualPriceColumns, usualPriceOf } from './usual-price.ts';
export { usualPriceOfKind } from './usual-price-of-kind.ts';
export { whereFound } from './where-found.ts';

/** Search over public listings: lists, counts, the map, suggestions and similar listings. */
export function searchFeature(dependencies: SearchDependencies) {
  const catalogue = createCatalogue(dependencies);
  const database = createDatabaseEngine(dependencies.reads);
  const engine = chooseEngine(catalogue, database);
  const featured = createFeaturedPlaces(dependencies);
  const words = createWordReader(dependencies.db, engine);
  return {
    bindings: searchRoutes(dependencies, { engine, words, featured }),
    /** Loads the catalogue in the background, and the lexicon now: the first search would hold up all others. */
    begin() {
      catalogue.begin();
      vocabulary();
    },
    isReady: catalogue.isReady,
    close: catalogue.close,
    /** Cached totals may be out of date. */
    forgetTotals() {
      database.forgetTotals();
      featured.forget();
    },
    /** A search as lists run it, with the stems of its words. */
    readSearch: (search: SearchFilter) => readSearch(words, search),
  };
}

export type SearchFeature = ReturnType<typeof searchFeature>;
