import type { SearchFilter } from '@thikana/contract/search/filters';
import type { FastifyInstance } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { createCatalogue } from './catalogue/catalogue.ts';
import { createFeaturedPlaces } from './featured/featured-places.ts';
import type { ListingsDependencies } from './listings.dependencies.ts';
import { listingsRepository } from './listings.repository.ts';
import { listingsRoutes } from './listings.routes.ts';
import { readSearch } from './read-search.ts';
import { recomputeLandTotals } from './recompute-land-totals.ts';
import { servePreviewCards } from './serve-preview-cards.ts';
import { createTotals } from './totals.ts';
import { createWordReader } from './words/read-words.ts';

export { availabilityOf } from './availability-of.ts';
export { forgetRemovedHomes } from './first-offered-at.ts';
export { hideListings, markApprovedStale, unhideListings } from './hide-listings.ts';
export { listingColumns } from './listing-columns.ts';
export { wherePublic } from './listing-conditions.ts';
export { type ListingPicture, picturesOf } from './listing-pictures.repository.ts';
export { isPublic } from './listings.policy.ts';
export { presentListing, presentManagedListing } from './listings.presenter.ts';
export type { ListingOwner, ListingWithPictures } from './listings.repository.ts';
export { removeListingsOf } from './listings-of-owner.ts';
export { selectionOf } from './meets-filter.ts';
export { lowerOfferText, offerText } from './offer-text.ts';
export { rejectionReason } from './rejection-reason.ts';
export { requireOwn } from './require-own.ts';
export { requireUnmodified } from './require-unmodified.ts';
export { findSearchedListing, type SearchedListing } from './searched-listing.ts';
export { markListingsOfStale, markListingsStale } from './stale-listings.ts';
export { usualPriceColumns, usualPriceOf } from './usual-price.ts';
export { usualPriceOfKind } from './usual-price-of-kind.ts';

/** Homes, shops and land: posted, shown, edited and deleted. */
export function listingsFeature(dependencies: ListingsDependencies) {
  const totals = createTotals();
  const catalogue = createCatalogue(dependencies.db, dependencies.log);
  const featured = createFeaturedPlaces(dependencies);
  const words = createWordReader(dependencies.db, catalogue);
  return {
    bindings: listingsRoutes(dependencies, { catalogue, totals, words, featured }),
    /** Reads the listings into memory, in the background. */
    beginCatalogue: catalogue.begin,
    isCatalogueReady: catalogue.isReady,
    serve: (app: FastifyInstance) => servePreviewCards(app, dependencies),
    /** What was counted may have changed. */
    forgetTotals() {
      totals.clear();
      featured.forget();
    },
    recomputeLandTotals,
    /** A search as lists run it, and the stems of its words. */
    readSearch: (search: SearchFilter) => readSearch(words, search),
    countPublic: () => listingsRepository(dependencies.db).countPublic({}),
  };
}

export type ListingsFeature = ReturnType<typeof listingsFeature>;

/** The rows of listings, for features that look after them. */
export function listingRows(db: Kysely<Tables> | Transaction<Tables>) {
  return listingsRepository(db);
}
