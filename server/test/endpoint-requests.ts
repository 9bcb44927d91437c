import type { Scene } from './endpoint-answers.ts';

export const noInput = () => ({});
export const unknownId = '0'.repeat(24);
export const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

/** Requests with the id of something in the scene, which is known only once a test runs. */
export function requestsAbout(scene: Scene) {
  return {
    ofOwner: () => ({ path: { id: scene.people.owner.id } }),
    ofListing: () => ({ path: { id: scene.listingId } }),
    ofConversation: () => ({ path: { id: scene.conversationId } }),
  };
}
