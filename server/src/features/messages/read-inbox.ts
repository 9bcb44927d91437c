import type { InboxChange } from '@thikana/contract/inbox';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { conversationViews } from './conversation-views.repository.ts';
import { membersRepository } from './members.repository.ts';
import { presentConversation } from './messages.presenter.ts';

const changesAtOnce = 50;

/** Returns what changed since a position; without one, only the current position. */
export async function readInbox(
  db: Kysely<Tables>,
  userId: string,
  after: number | undefined,
): Promise<InboxChange & { hasMore: boolean }> {
  const members = membersRepository(db);
  // Read first, so that a concurrent change is sent twice rather than never.
  const start = after ?? (await members.findPosition(userId));
  const changes = await conversationViews(db, userId).listChanged(start, changesAtOnce);
  return {
    changes: changes.map(presentConversation),
    unread: await members.countUnread(userId),
    position: changes.at(-1)?.position ?? start,
    hasMore: changes.length === changesAtOnce,
  };
}
