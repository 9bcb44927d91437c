import {
  type EndpointRights,
  everyone,
  moderators,
  type Scene,
  signedIn,
  users,
} from './endpoint-answers.ts';
import { noInput, requestsAbout, unknownId } from './endpoint-requests.ts';

const ofNoReport = () => ({ path: { kind: 'listing', id: unknownId } });
const ofNoComplaint = () => ({ path: { number: 'C-2026-999999' } });
const ofNoBatch = () => ({ path: { id: '999' } });

/** The decisions on listings, complaints, badges and reports, and what people file for them. */
export function moderationRights(scene: Scene): Record<string, EndpointRights> {
  const { ofListing } = requestsAbout(scene);
  return {
    listAllPosts: { request: noInput, answers: moderators() },
    listPostsByStatus: { request: () => ({ query: { status: 'pending' } }), answers: moderators() },
    pagePosts: { request: noInput, answers: moderators() },
    viewActivity: { request: noInput, answers: moderators() },
    countDocuments: { request: noInput, answers: moderators() },
    decidePosts: {
      request: () => ({ body: { decision: 'reject', ids: [unknownId], reason: 'Not a home' } }),
      answers: moderators(),
    },
    undoDecisions: { request: () => ({ body: { ids: [unknownId] } }), answers: moderators() },
    selectPosts: { request: () => ({ query: { status: 'pending' } }), answers: moderators() },
    viewQueueFilters: { request: noInput, answers: moderators() },
    pageBatches: { request: noInput, answers: moderators() },
    viewBatch: { request: ofNoBatch, answers: moderators('batch_not_found') },
    approveBatch: { request: () => ({ ...ofNoBatch(), body: {} }), answers: moderators('batch_not_found') },
    undoBatch: { request: () => ({ ...ofNoBatch(), body: {} }), answers: moderators('batch_not_found') },
    viewPost: { request: ofListing, answers: moderators() },
    viewDigest: { request: noInput, answers: moderators() },
    changeDigest: { request: () => ({ body: { frequency: 'hourly' } }), answers: moderators() },
    sendReport: {
      request: () => ({ body: { subjectKind: 'listing', subjectId: unknownId, reason: 'scam' } }),
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
    pageComplaints: { request: noInput, answers: moderators() },
    viewComplaintCase: { request: ofNoComplaint, answers: moderators('complaint_not_found') },
    decideComplaint: {
      request: () => ({
        ...ofNoComplaint(),
        body: { stage: 'complaint', outcome: 'upheld', reason: 'The picture is gone.' },
      }),
      answers: moderators('complaint_not_found'),
    },
    viewComplaintReport: { request: noInput, answers: everyone(200) },
    reportComplaints: { request: noInput, answers: moderators() },
    viewSignals: { request: ofListing, answers: moderators() },
    dismissSignal: {
      // Ids start at 1, and comparing the listings of other rows creates signals at any time.
      request: () => ({ path: { id: '0' } }),
      answers: moderators('signal_not_found'),
    },
    viewOwnBadges: { request: noInput, answers: signedIn(200) },
    sendPhoneCode: { request: noInput, answers: signedIn(200) },
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
    pageBadgeTasks: { request: noInput, answers: moderators() },
    viewOwnEvidence: { request: ofListing, answers: users(200, 'listing_not_found') },
    askForEvidence: {
      request: () => ({ path: { id: scene.listingId, kind: 'papers' } }),
      answers: users(200, 'listing_not_found'),
    },
    pageReports: { request: noInput, answers: moderators() },
    viewReports: { request: ofNoReport, answers: moderators('report_not_found') },
    settleReports: {
      request: () => ({ ...ofNoReport(), body: { action: 'dismiss' } }),
      answers: moderators('report_not_found'),
    },
  };
}
