import { accountRights } from './account-rights.ts';
import { administrationRights } from './administration-rights.ts';
import { conversationRights } from './conversation-rights.ts';
import { admins, type EndpointRights, moderators, type Scene, signedIn } from './endpoint-answers.ts';
import { noInput, unknownId } from './endpoint-requests.ts';
import { listingRights } from './listing-rights.ts';
import { moderationRights } from './moderation-rights.ts';

/** Every endpoint and every actor. The first test fails for an endpoint without a row. */
export function endpointRights(scene: Scene): Record<string, EndpointRights> {
  return {
    ...accountRights(scene),
    ...listingRights(scene),
    ...moderationRights(scene),
    ...administrationRights(scene),
    ...conversationRights(scene),
    // These change the data or end the sessions that the rows above use, so they come last.
    deleteListing: { request: () => ({ path: { id: unknownId } }), answers: signedIn('listing_not_found') },
    approvePost: { request: () => ({ query: { id: scene.listingId } }), answers: moderators() },
    rejectPost: { request: () => ({ query: { id: scene.listingId } }), answers: moderators() },
    banUser: {
      request: () => ({ path: { id: unknownId }, body: { reason: 'Three false listings' } }),
      answers: admins('user_not_found'),
    },
    changeRole: {
      request: () => ({ path: { id: unknownId }, body: { role: 'editor' } }),
      answers: admins('user_not_found'),
    },
    deleteUser: {
      request: () => ({ path: { id: unknownId }, query: { confirm: scene.people.owner.email } }),
      answers: admins('user_not_found'),
    },
    logOut: { request: noInput, answers: signedIn(200) },
  };
}
