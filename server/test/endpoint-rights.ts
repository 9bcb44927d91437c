import {
  admins,
  type EndpointRights,
  editors,
  everyone,
  moderators,
  type Scene,
  signedIn,
  users,
} from './endpoint-answers.ts';
import { flatForRent } from './listing-forms.ts';
import { placeRights } from './place-rights.ts';

const nothing = () => ({});
const nobody = '0'.repeat(24);
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const ofNoReport = () => ({ path: { kind: 'listing', id: nobody } });
const ofNoComplaint = () => ({ path: { number: 'C-2026-999999' } });
const ofNoBatch = () => ({ path: { id: '999' } });
const visitorsMessage = { name: 'Bina Rai', email: 'bina@example.org', message: 'Is the flat still free?' };
const wrongPassword = { currentPassword: 'not this one', newPassword: 'another secret' };

/** Every endpoint and every actor. The first test fails for an endpoint without a row. */
export function endpointRights(scene: Scene): Record<string, EndpointRights> {
  const ofOwner = () => ({ path: { id: scene.people.owner.id } });
  const ofListing = () => ({ path: { id: scene.listingId } });
  const ofConversation = () => ({ path: { id: scene.conversationId } });
  return {
    register: { request: () => ({ body: {} }), answers: everyone('invalid_input') },
    login: {
      request: () => ({ body: { email: 'nobody@example.com', password: 'x' } }),
      answers: everyone('wrong_credentials'),
    },
    forgotPassword: { request: () => ({ body: { email: 'nobody@example.com' } }), answers: everyone(200) },
    verifyEmail: {
      request: () => ({ query: { token: 'none' } }),
      answers: everyone('verification_link_invalid'),
    },
    resendVerification: {
      request: () => ({ body: { email: scene.people.owner.email } }),
      answers: { ...signedIn('not_allowed'), owner: 200 },
    },
    resetPassword: {
      request: () => ({ path: { token: 'none' }, body: { password: 'a new secret' } }),
      answers: everyone('reset_link_invalid'),
    },
    changePassword: { request: () => ({ body: wrongPassword }), answers: signedIn('wrong_current_password') },
    mailOwnCode: { request: nothing, answers: signedIn('password_there') },
    uploadProfilePicture: { request: () => ({ form: {} }), answers: signedIn('picture_missing') },
    giveName: { request: () => ({ body: { name: 'Bina Rai' } }), answers: signedIn('not_allowed') },
    changeLanguage: { request: () => ({ body: { language: 'xx' } }), answers: signedIn('invalid_input') },
    viewOwnAccount: { request: nothing, answers: signedIn(200) },
    listSessions: { request: nothing, answers: signedIn(200) },
    endSession: { request: () => ({ path: { id: nobody } }), answers: signedIn('session_not_found') },
    endOtherSessions: { request: nothing, answers: signedIn(200) },
    viewPush: { request: nothing, answers: users(200) },
    startPush: { request: () => ({ body: {} }), answers: users('invalid_input') },
    stopPush: { request: nothing, answers: users(200) },
    viewNotice: { request: nothing, answers: everyone(200) },
    viewConsent: { request: nothing, answers: users(200) },
    giveConsent: { request: () => ({ body: {} }), answers: users('invalid_input') },
    withdrawConsent: { request: () => ({ path: { purpose: 'alerts' } }), answers: users(200) },
    viewTwoStep: { request: nothing, answers: signedIn(200) },
    beginTwoStep: {
      request: () => ({ body: { password: 'not this one' } }),
      answers: signedIn('wrong_current_password'),
    },
    confirmTwoStep: { request: () => ({ body: { code: '000000' } }), answers: signedIn('wrong_code') },
    renewRecoveryCodes: {
      request: () => ({ body: { password: 'not this one', code: '000000' } }),
      answers: signedIn('wrong_current_password'),
    },
    endTwoStep: {
      request: () => ({ body: { password: 'not this one', code: '000000' } }),
      answers: signedIn('wrong_current_password'),
    },
    takeOpenIdSession: { request: nothing, answers: everyone('sign_in_failed') },
    listPhoneReveals: { request: nothing, answers: signedIn(200) },
    prepareOwnData: { request: nothing, answers: signedIn(200) },
    deleteOwnAccount: {
      request: () => ({ body: { password: 'not this one', confirm: scene.people.owner.email } }),
      answers: users('wrong_current_password'),
    },
    postListing: { request: () => ({ form: flatForRent }), answers: users(201) },
    editListing: {
      request: () => ({ ...ofListing(), form: flatForRent }),
      answers: users(200, 'listing_not_found'),
    },
    viewOwnListing: {
      request: ofListing,
      answers: { ...signedIn(200), other: 'listing_not_found', editor: 'listing_not_found' },
    },
    viewLatestListings: { request: nothing, answers: everyone(200) },
    viewYourListings: { request: nothing, answers: users(200) },
    listRentals: { request: nothing, answers: everyone(200) },
    listSales: { request: nothing, answers: everyone(200) },
    listAllListings: { request: nothing, answers: everyone(200) },
    viewListing: {
      request: ofListing,
      answers: { ...everyone('listing_not_found'), owner: 200, moderator: 200, admin: 200 },
    },
    viewSurroundings: { request: ofListing, answers: everyone('listing_not_found') },
    viewFreshness: { request: nothing, answers: everyone(200) },
    viewAreas: { request: nothing, answers: everyone(200) },
    viewCityMap: { request: nothing, answers: everyone(200) },
    viewMapAreas: { request: nothing, answers: everyone(200) },
    viewMapLandmarks: { request: () => ({ query: { within: '88,26,89,27' } }), answers: everyone(200) },
    nameAreas: { request: () => ({ query: { slugs: 'sevoke' } }), answers: everyone(200) },
    viewLandmarks: { request: () => ({ query: { slugs: 'njp-station' } }), answers: everyone(200) },
    viewArea: { request: () => ({ path: { area: 'matigara', intent: 'rent' } }), answers: everyone(200) },
    viewRemovedListing: { request: ofListing, answers: everyone('listing_not_found') },
    viewAlerts: { request: nothing, answers: signedIn(200) },
    saveSearch: {
      request: () => ({ body: { search: { purpose: 'rent' }, frequency: 'daily' } }),
      answers: signedIn(200),
    },
    changeSearch: {
      request: () => ({ path: { id: nobody }, body: { frequency: 'off' } }),
      answers: signedIn('search_not_found'),
    },
    removeSearch: { request: () => ({ path: { id: nobody } }), answers: signedIn('search_not_found') },
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
    pageWaitingTexts: { request: nothing, answers: moderators() },
    decideOnTexts: {
      request: () => ({ ...ofListing(), body: { decision: 'approve', proposedAt: inAnHour() } }),
      answers: moderators('listing_not_found'),
    },
    viewFacets: { request: nothing, answers: everyone(200) },
    viewListingCards: { request: () => ({ query: { ids: '0'.repeat(24) } }), answers: everyone(200) },
    suggestSearches: { request: () => ({ query: { q: 'matigara' } }), answers: everyone(200) },
    listLikePlaces: { request: () => ({ query: { q: 'matigara' } }), answers: everyone(200) },
    understandWords: { request: () => ({ query: { q: 'matigara' } }), answers: everyone(200) },
    searchListings: { request: () => ({ query: { q: 'matigara' } }), answers: everyone(200) },
    viewMap: { request: () => ({ query: { within: '88,26,89,27' } }), answers: everyone(200) },
    viewPromotions: { request: nothing, answers: users(200) },
    bumpListing: { request: ofListing, answers: users('listing_not_public', 'listing_not_found') },
    featureListing: {
      request: () => ({ ...ofListing(), body: { area: 'any', days: 7, priceRupees: 0 } }),
      answers: users('listing_not_public', 'listing_not_found'),
    },
    beginCheckout: { request: () => ({ path: { id: nobody } }), answers: users('slot_not_found') },
    claimPayment: {
      request: () => ({ path: { id: nobody }, body: { reference: '634512345678' } }),
      answers: users('slot_not_found'),
    },
    cancelSlot: { request: () => ({ path: { id: nobody } }), answers: users('slot_not_found') },
    preparePoster: {
      request: () => ({ ...ofListing(), body: { language: 'bn' } }),
      answers: users(200, 'listing_not_found'),
    },
    viewStatistics: { request: ofListing, answers: users(200, 'listing_not_found') },
    countView: { request: () => ({ ...ofListing(), body: { kind: 'view' } }), answers: everyone(200) },
    listClaims: { request: nothing, answers: admins() },
    confirmPayment: {
      request: () => ({ path: { id: nobody } }),
      answers: admins('slot_not_found'),
    },
    refusePayment: {
      request: () => ({ path: { id: nobody }, body: { reason: 'Nothing arrived' } }),
      answers: admins('slot_not_found'),
    },
    listAllPosts: { request: nothing, answers: moderators() },
    listPostsByStatus: { request: () => ({ query: { status: 'pending' } }), answers: moderators() },
    pagePosts: { request: nothing, answers: moderators() },
    viewActivity: { request: nothing, answers: moderators() },
    countDocuments: { request: nothing, answers: moderators() },
    decidePosts: {
      request: () => ({ body: { decision: 'reject', ids: [nobody], reason: 'Not a home' } }),
      answers: moderators(),
    },
    undoDecisions: { request: () => ({ body: { ids: [nobody] } }), answers: moderators() },
    selectPosts: { request: () => ({ query: { status: 'pending' } }), answers: moderators() },
    viewQueueFilters: { request: nothing, answers: moderators() },
    pageBatches: { request: nothing, answers: moderators() },
    viewBatch: { request: ofNoBatch, answers: moderators('batch_not_found') },
    approveBatch: { request: () => ({ ...ofNoBatch(), body: {} }), answers: moderators('batch_not_found') },
    undoBatch: { request: () => ({ ...ofNoBatch(), body: {} }), answers: moderators('batch_not_found') },
    viewPost: { request: ofListing, answers: moderators() },
    viewDigest: { request: nothing, answers: moderators() },
    changeDigest: { request: () => ({ body: { frequency: 'hourly' } }), answers: moderators() },
    listUsers: { request: nothing, answers: admins() },
    listUsersByVerification: { request: () => ({ query: { isVerified: 'true' } }), answers: admins() },
    pageUsers: { request: nothing, answers: admins() },
    viewUser: { request: ofOwner, answers: admins() },
    mailResetLink: { request: ofOwner, answers: admins() },
    liftBan: { request: ofOwner, answers: admins() },
    sendReport: {
      request: () => ({ body: { subjectKind: 'listing', subjectId: nobody, reason: 'scam' } }),
      answers: signedIn('email_unconfirmed'),
    },
    fileComplaint: { request: () => ({ body: {} }), answers: everyone('invalid_input') },
    viewComplaint: {
      request: () => ({ path: { token: 'none' } }),
      answers: everyone('complaint_link_invalid'),
    },
    appealComplaint: {
      request: () => ({ path: { token: 'none' }, body: { text: 'Please look at it again.' } }),
      answers: everyone('complaint_link_invalid'),
    },
    pageComplaints: { request: nothing, answers: moderators() },
    viewComplaintCase: { request: ofNoComplaint, answers: moderators('complaint_not_found') },
    decideComplaint: {
      request: () => ({
        ...ofNoComplaint(),
        body: { stage: 'complaint', outcome: 'upheld', reason: 'The picture is gone.' },
      }),
      answers: moderators('complaint_not_found'),
    },
    viewComplaintReport: { request: nothing, answers: everyone(200) },
    reportComplaints: { request: nothing, answers: moderators() },
    viewSignals: { request: ofListing, answers: moderators() },
    dismissSignal: {
      // Ids start at 1, and comparing the listings of other rows creates signals at any time.
      request: () => ({ path: { id: '0' } }),
      answers: moderators('signal_not_found'),
    },
    viewOwnBadges: { request: nothing, answers: signedIn(200) },
    sendPhoneCode: { request: nothing, answers: signedIn(200) },
    confirmPhone: {
      request: () => ({ body: { code: '12345x' } }),
      answers: signedIn('invalid_input'),
    },
    viewEvidence: { request: ofListing, answers: moderators() },
    recordEvidence: {
      request: () => ({ path: { id: scene.listingId, kind: 'visit' }, body: { months: 6 } }),
      answers: moderators(),
    },
    withdrawEvidence: {
      request: () => ({ path: { id: scene.listingId, kind: 'visit' } }),
      answers: moderators(),
    },
    declineEvidence: {
      request: () => ({ path: { id: scene.listingId, kind: 'visit' }, body: { reason: 'Too far away' } }),
      answers: moderators(),
    },
    pageBadgeTasks: { request: nothing, answers: moderators() },
    viewOwnEvidence: { request: ofListing, answers: users(200, 'listing_not_found') },
    askForEvidence: {
      request: () => ({ path: { id: scene.listingId, kind: 'papers' } }),
      answers: users(200, 'listing_not_found'),
    },
    pageReports: { request: nothing, answers: moderators() },
    viewReports: { request: ofNoReport, answers: moderators('report_not_found') },
    settleReports: {
      request: () => ({ ...ofNoReport(), body: { action: 'dismiss' } }),
      answers: moderators('report_not_found'),
    },
    listAuditEntries: { request: nothing, answers: admins() },
    viewSystem: { request: nothing, answers: admins() },
    retryJobs: { request: () => ({ body: { queue: 'send-mail' } }), answers: admins() },
    sendTestMail: { request: nothing, answers: admins() },
    viewSettings: { request: nothing, answers: editors() },
    saveSettings: { request: () => ({ body: {} }), answers: editors('invalid_input') },
    uploadBrandPicture: { request: () => ({ form: {} }), answers: editors('picture_missing') },
    uploadSlidePicture: { request: () => ({ form: {} }), answers: editors('picture_missing') },
    viewLegalText: { request: () => ({ path: { text: 'terms' } }), answers: everyone(200) },
    viewRanking: { request: nothing, answers: everyone(200) },
    viewLaw: { request: nothing, answers: everyone(200) },
    viewPackText: { request: () => ({ path: { text: 'terms' } }), answers: editors() },
    previewLegalText: { request: () => ({ body: { markdown: '# Terms' } }), answers: editors() },
    ...placeRights('Area'),
    ...placeRights('Landmark'),
    viewSite: { request: nothing, answers: everyone(200) },
    contactOperator: {
      request: () => ({ body: { ...visitorsMessage, website: 'https://spam.example' } }),
      answers: everyone(200),
    },
    suggestPlaces: { request: () => ({ query: { q: 'matigara' } }), answers: everyone(200) },
    listConversations: { request: nothing, answers: users(200) },
    viewConversation: { request: ofConversation, answers: users(200, 'conversation_not_found') },
    listMessages: { request: ofConversation, answers: users(200, 'conversation_not_found') },
    prepareConversation: { request: ofListing, answers: users('own_listing', 'listing_not_found') },
    startConversation: {
      request: () => ({ body: { listingId: scene.listingId, key: 'has spaces', text: 'Is it free?' } }),
      answers: users('invalid_input'),
    },
    sendMessage: {
      request: () => ({ ...ofConversation(), form: { key: 'first-key', text: 'Yes, it is.' } }),
      answers: users(201, 'conversation_not_found'),
    },
    markRead: {
      request: () => ({ ...ofConversation(), body: { number: 1 } }),
      answers: users(200, 'conversation_not_found'),
    },
    answerEnquiry: {
      request: () => ({ ...ofConversation(), body: { key: 'answer-key', answer: 'perhaps' } }),
      answers: users('invalid_input'),
    },
    revealSeeker: {
      request: () => ({ ...ofConversation(), body: { contact: false } }),
      answers: users('conversation_not_found'),
    },
    viewMailedEnquiry: { request: () => ({ path: { token: 'none' } }), answers: everyone('link_invalid') },
    viewEnquiryLimit: { request: ofListing, answers: users(200, 'listing_not_found') },
    limitEnquiries: {
      request: () => ({ ...ofListing(), body: { most: 3 } }),
      answers: users(200, 'listing_not_found'),
    },
    notifyTyping: { request: ofConversation, answers: users(200, 'conversation_not_found') },
    proposeVisit: {
      request: () => ({ ...ofConversation(), body: { key: 'visit-key', times: [inAnHour()] } }),
      answers: users(201, 'conversation_not_found'),
    },
    acceptVisit: {
      request: () => ({ path: { id: scene.conversationId, visitId: nobody }, body: { time: inAnHour() } }),
      answers: users('visit_not_found', 'conversation_not_found'),
    },
    cancelVisit: {
      request: () => ({ path: { id: scene.conversationId, visitId: nobody } }),
      answers: users('visit_not_found', 'conversation_not_found'),
    },
    blockPerson: { request: ofConversation, answers: users(200, 'conversation_not_found') },
    unblockPerson: { request: ofConversation, answers: users(200, 'conversation_not_found') },
    followInbox: { request: nothing, answers: users(200) },
    viewMailedConversation: {
      request: () => ({ path: { token: 'none' } }),
      answers: everyone('conversation_link_invalid'),
    },
    answerMailedConversation: {
      request: () => ({ path: { token: 'none' }, body: { key: 'first-key', text: 'Yes.' } }),
      answers: everyone('conversation_link_invalid'),
    },
    writeWithoutAccount: {
      request: () => ({
        ...ofListing(),
        body: { key: 'first-key', text: 'Is it free?', email: 'none' },
      }),
      answers: everyone('invalid_input'),
    },
    viewUnconfirmedMessage: {
      request: () => ({ path: { token: 'none' } }),
      answers: everyone('message_link_invalid'),
    },
    confirmMessage: {
      request: () => ({ path: { token: 'none' }, body: {} }),
      answers: everyone('message_link_invalid'),
    },
    // These change the data or end the sessions that the rows above use, so they come last.
    deleteListing: { request: () => ({ path: { id: nobody } }), answers: signedIn('listing_not_found') },
    approvePost: { request: () => ({ query: { id: scene.listingId } }), answers: moderators() },
    rejectPost: { request: () => ({ query: { id: scene.listingId } }), answers: moderators() },
    banUser: {
      request: () => ({ path: { id: nobody }, body: { reason: 'Three false listings' } }),
      answers: admins('user_not_found'),
    },
    changeRole: {
      request: () => ({ path: { id: nobody }, body: { role: 'editor' } }),
      answers: admins('user_not_found'),
    },
    deleteUser: {
      request: () => ({ path: { id: nobody }, query: { confirm: scene.people.owner.email } }),
      answers: admins('user_not_found'),
    },
    logOut: { request: nothing, answers: signedIn(200) },
  };
}
