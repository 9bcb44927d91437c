import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { conversationsRepository } from './conversations.repository.ts';
import { otherOf, sideOf } from './messages.policy.ts';
import { type MessageWithPictures, messagesRepository } from './messages.repository.ts';

/** So much of its end helps to judge a conversation. */
const mostMessages = 40;

interface SaidMessage extends Pick<MessageWithPictures, 'number' | 'text' | 'pictures'> {
  at: Date;
  from: string;
}

/** Conversations as whoever looks after reports sees them. */
export function reportableConversations(db: Kysely<Tables>) {
  async function listNames(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const people = await db
      .selectFrom('users')
      .select(['id', 'name'])
      .where('id', 'in', [...ids])
      .execute();
    return new Map(people.map(({ id, name }) => [id, name]));
  }

  return {
    /** Undefined for who takes no part in it, or where nobody else does any more. */
    async findFor(id: string, personId: string): Promise<{ label: string; otherId: string } | undefined> {
      const conversation = await conversationsRepository(db).find(id);
      if (!conversation || !sideOf(conversation, personId)) return undefined;
      const otherId = otherOf(conversation, personId);
      return otherId === null ? undefined : { label: conversation.listing_title, otherId };
    },

    /** What was said last, oldest first. */
    async listEnd(id: string): Promise<SaidMessage[]> {
      const messages = await messagesRepository(db).listBefore(id, undefined, mostMessages);
      const senders = await listNames([...new Set(messages.map((message) => message.sender_id))]);
      return messages.map(({ number, sender_id, created_at, text, pictures }) => ({
        number,
        at: created_at,
        from: senders.get(sender_id) ?? '',
        text,
        pictures,
      }));
    },
  };
}
