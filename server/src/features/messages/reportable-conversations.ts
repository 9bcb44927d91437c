import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { conversationsRepository } from './conversations.repository.ts';
import { otherOf, sideOf } from './messages.policy.ts';

/** So much of its end helps to judge a conversation. */
const mostMessages = 40;

/** Conversations as whoever looks after reports sees them. */
export function reportableConversations(db: Kysely<Tables>) {
  return {
    /** Undefined for who takes no part in it, or where nobody else does any more. */
    async findFor(id: string, personId: string): Promise<{ label: string; otherId: string } | undefined> {
      const conversation = await conversationsRepository(db).find(id);
      if (!conversation || !sideOf(conversation, personId)) return undefined;
      const otherId = otherOf(conversation, personId);
      return otherId === null ? undefined : { label: conversation.listing_title, otherId };
    },

    /** What was said last, oldest first. */
    async listEnd(id: string): Promise<{ at: Date; from: string; text: string }[]> {
      const messages = await db
        .selectFrom('messages')
        .innerJoin('users', 'users.id', 'messages.sender_id')
        .select(['messages.created_at as at', 'users.name as from', 'messages.text'])
        .where('conversation_id', '=', id)
        .orderBy('number', 'desc')
        .limit(mostMessages)
        .execute();
      return messages.reverse();
    },
  };
}
