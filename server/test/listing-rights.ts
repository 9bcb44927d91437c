import {
  admins,
  type EndpointRights,
  everyone,
  moderators,
  type Scene,
  signedIn,
  users,
} from './endpoint-answers.ts';
import { inAnHour, noInput, requestsAbout, unknownId } from './endpoint-requests.ts';
import { flatForRent } from './listing-forms.ts';

/** Listings, the searches that find them, alerts, availability and promotion. */
export function listingRights(scene: Scene): Record<string, EndpointRights> {
  const { ofListing } = requestsAbout(scene);
  return {
    postListing: { request: () => ({ form: flatForRent }), answers: users(201) },
    editListing: {
      request: () => ({ ...ofListing(), form: flatForRent }),
      answers: users(200, 'listing_not_found'),
    },
    viewOwnListing: {
      request: ofListing,
      answers: { ...signedIn(200), other: 'listing_not_found', editor: 'listing_not_found' },
    },
    viewLatestListings: { request: noInput, answers: everyone(200) },
    viewYourListings: { request: noInput, answers: users(200) },
    listRentals: { request: noInput, answers: everyone(200) },
    listSales: { request: noInput, answers: everyone(200) },
    listAllListings: { request: noInput, answers: everyone(200) },
    viewListing: {
      request: ofListing,
      answers: { ...everyone('listing_not_found'), owner: 200, moderator: 200, admin: 200 },
    },
    viewSurroundings: { request: ofListing, answers: everyone('listing_not_found') },
    viewFreshness: { request: noInput, answers: everyone(200) },
    viewAreas: { request: noInput, answers: everyone(200) },
    viewCityMap: { request: noInput, answers: everyone(200) },
    viewMapAreas: { request: noInput, answers: everyone(200) },
    viewMapLandmarks: { request: () => ({ query: { within: '88,26,89,27' } }), answers: everyone(200) },
    nameAreas: { request: () => ({ query: { slugs: 'sevoke' } }), answers: everyone(200) },
    viewLandmarks: { request: () => ({ query: { slugs: 'njp-station' } }), answers: everyone(200) },
    viewArea: { request: () => ({ path: { area: 'matigara', intent: 'rent' } }), answers: everyone(200) },
    viewRemovedListing: { request: ofListing, answers: everyone('listing_not_found') },
    viewAlerts: { request: noInput, answers: signedIn(200) },
    saveSearch: {
      request: () => ({ body: { search: { purpose: 'rent' }, frequency: 'daily' } }),
      answers: signedIn(200),
    },
    changeSearch: {
      request: () => ({ path: { id: unknownId }, body: { frequency: 'off' } }),
      answers: signedIn('search_not_found'),
    },
    removeSearch: { request: () => ({ path: { id: unknownId } }), answers: signedIn('search_not_found') },
    pauseAlerts: { request: () => ({ body: { isPaused: false } }), answers: signedIn(200) },
    subscribeToSearch: {
      request: () => ({
        body: { email: 'bina@example.org', search: { purpose: 'rent' }, frequency: 'daily' },
      }),
      answers: everyone(200),
    },
    viewLinkedAlerts: { request: () => ({ path: { token: 'none' } }), answers: everyone('link_invalid') },
    viewSubscription: { request: () => ({ path: { token: 'none' } }), answers: everyone('link_invalid') },
    mergeShortlist: { request: () => ({ body: { added: [] } }), answers: signedIn(200) },
    viewAvailability: { request: () => ({ path: { token: 'none' } }), answers: everyone('link_invalid') },
    answerAvailability: {
      request: () => ({ ...ofListing(), body: { answer: 'available' } }),
      answers: users('listing_not_approved', 'listing_not_found'),
    },
    lowerPrice: {
      request: () => ({ ...ofListing(), body: { rupees: 1 } }),
      answers: users('price_needs_approval', 'listing_not_found'),
    },
    proposeTexts: {
      request: () => ({ ...ofListing(), body: { secondTitle: 'দুটি ঘরের ফ্ল্যাট' } }),
      answers: users('listing_not_approved', 'listing_not_found'),
    },
    removeTexts: { request: ofListing, answers: users('listing_not_approved', 'listing_not_found') },
    pageWaitingTexts: { request: noInput, answers: moderators() },
    decideOnTexts: {
      request: () => ({ ...ofListing(), body: { decision: 'approve', proposedAt: inAnHour() } }),
      answers: moderators('listing_not_found'),
    },
    viewFacets: { request: noInput, answers: everyone(200) },
    viewListingCards: { request: () => ({ query: { ids: '0'.repeat(24) } }), answers: everyone(200) },
    suggestSearches: { request: () => ({ query: { q: 'matigara' } }), answers: everyone(200) },
    listLikePlaces: { request: () => ({ query: { q: 'matigara' } }), answers: everyone(200) },
    understandWords: { request: () => ({ query: { q: 'matigara' } }), answers: everyone(200) },
    searchListings: { request: () => ({ query: { q: 'matigara' } }), answers: everyone(200) },
    viewMap: { request: () => ({ query: { within: '88,26,89,27' } }), answers: everyone(200) },
    viewPromotions: { request: noInput, answers: users(200) },
    bumpListing: { request: ofListing, answers: users('listing_not_public', 'listing_not_found') },
    featureListing: {
      request: () => ({ ...ofListing(), body: { area: 'any', days: 7, priceRupees: 0 } }),
      answers: users('listing_not_public', 'listing_not_found'),
    },
    beginCheckout: { request: () => ({ path: { id: unknownId } }), answers: users('slot_not_found') },
    claimPayment: {
      request: () => ({ path: { id: unknownId }, body: { reference: '634512345678' } }),
      answers: users('slot_not_found'),
    },
    cancelSlot: { request: () => ({ path: { id: unknownId } }), answers: users('slot_not_found') },
    preparePoster: {
      request: () => ({ ...ofListing(), body: { language: 'bn' } }),
      answers: users(200, 'listing_not_found'),
    },
    viewStatistics: { request: ofListing, answers: users(200, 'listing_not_found') },
    countView: { request: () => ({ ...ofListing(), body: { kind: 'view' } }), answers: everyone(200) },
    listClaims: { request: noInput, answers: admins() },
    confirmPayment: {
      request: () => ({ path: { id: unknownId } }),
      answers: admins('slot_not_found'),
    },
    refusePayment: {
      request: () => ({ path: { id: unknownId }, body: { reason: 'Nothing arrived' } }),
      answers: admins('slot_not_found'),
    },
  };
}
