import type { FastifyInstance } from 'fastify';
import { followOffers } from './follow-offers.ts';
import type { ListingsDependencies } from './listings.dependencies.ts';
import { listingsRepository } from './listings.repository.ts';
import { listingsRoutes } from './listings.routes.ts';
import { recomputeLandTotals } from './recompute-land-totals.ts';
import { servePreviewCards } from './serve-preview-cards.ts';

export { availabilityOf } from './availability-of.ts';
export { forgetRemovedHomes } from './first-offered-at.ts';
export { followOffers } from './follow-offers.ts';
export { hideListings, markApprovedStale, unhideListings } from './hide-listings.ts';
export { listingColumns } from './listing-columns.ts';
export { addPictures, type ListingPicture, picturesOf } from './listing-pictures.repository.ts';
export { isPublic } from './listings.policy.ts';
export { presentFeatured, presentListing, presentModeratedListing } from './listings.presenter.ts';
export {
  type ListingOwner,
  type ListingWithPictures,
  listingsRepository as listingRows,
  selectWithPictures,
} from './listings.repository.ts';
export { removeListingsOf } from './listings-of-owner.ts';
export { lowerOfferText, offerText } from './offer-text.ts';
export {
  countOfWaitingTexts,
  proposedTextsRepository as proposedTexts,
  waitingTexts,
} from './proposed-texts.repository.ts';
export { hasPictures, wherePublic } from './public-listings.ts';
export { rejectionReason } from './rejection-reason.ts';
export { removeListings } from './remove-listings.ts';
export { requireOwn } from './require-own.ts';
export { requireUnmodified } from './require-unmodified.ts';
export { setSecondTexts } from './set-second-texts.ts';
export { markListingsOfStale, markListingsStale } from './stale-listings.ts';
export { titleInLanguage, titleOfConversation } from './title-in-language.ts';

/** Homes, shops and land: posted, shown, edited and deleted. */
export function listingsFeature(dependencies: ListingsDependencies) {
  return {
    bindings: listingsRoutes(dependencies),
    serve: (app: FastifyInstance) => servePreviewCards(app, dependencies),
    recomputeLandTotals,
    followOffers,
    countPublic: () => listingsRepository(dependencies.db).countPublic(),
  };
}
