import { logOut } from '@thikana/contract/sessions';
import { openHiddenConversation } from './conversations.ts';
import type { Scene } from './endpoint-answers.ts';
import { makeListing } from './make-listing.ts';
import type { TestSite } from './test-site.ts';

/** One person of each kind, and a pending listing and a conversation of one of them. */
export async function makeScene(site: TestSite): Promise<Scene> {
  const [banned, loggedOut, other, owner, moderator, editor, admin] = await Promise.all([
    site.person(),
    site.person(),
    site.person(),
    site.person(),
    site.person('moderator'),
    site.person('editor'),
    site.person('admin'),
  ]);
  await site.services.db
    .updateTable('users')
    .set({ banned_at: new Date() })
    .where('id', '=', banned.id)
    .execute();
  await loggedOut.call(logOut, {});
  const listingId = await makeListing(owner);
  const conversationId = await openHiddenConversation(site, listingId);
  return { people: { banned, loggedOut, other, owner, moderator, editor, admin }, listingId, conversationId };
}
