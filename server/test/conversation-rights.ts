import { type EndpointRights, everyone, type Scene, users } from './endpoint-answers.ts';
import { inAnHour, noInput, requestsAbout, unknownId } from './endpoint-requests.ts';

/** Conversations, enquiries, visits and messages without an account. */
export function conversationRights(scene: Scene): Record<string, EndpointRights> {
  const { ofConversation, ofListing } = requestsAbout(scene);
  return {
    listConversations: { request: noInput, answers: users(200) },
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
      request: () => ({ path: { id: scene.conversationId, visitId: unknownId }, body: { time: inAnHour() } }),
      answers: users('visit_not_found', 'conversation_not_found'),
    },
    cancelVisit: {
      request: () => ({ path: { id: scene.conversationId, visitId: unknownId } }),
      answers: users('visit_not_found', 'conversation_not_found'),
    },
    blockPerson: { request: ofConversation, answers: users(200, 'conversation_not_found') },
    unblockPerson: { request: ofConversation, answers: users(200, 'conversation_not_found') },
    followInbox: { request: noInput, answers: users(200) },
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
  };
}
