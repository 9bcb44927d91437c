import type { ReportEvidence } from '@thikana/contract/reports';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { conversationsRepository } from './conversations.repository.ts';
import { otherOf, sideOf } from './messages.policy.ts';
import { presentMessage } from './messages.presenter.ts';
import { messagesRepository } from './messages.repository.ts';

/** So much of its end helps to judge a conversation. */
const mostMessages = 40;

/** Conversations as whoever looks after reports sees them. */
export function reportableConversations(db: Kysely<Tables> | Transaction<Tables>) {
  const conversations = conversationsRepository(db);
  return {
    /** Undefined for who takes no part in it, or where nobody else does any more. */
    async findFor(id: string, personId: string): Promise<{ label: string; otherId: string } | undefined> {
      const conversation = await conversations.find(id);
      if (!conversation || !sideOf(conversation, personId)) return undefined;
      const otherId = otherOf(conversation, personId);
      return otherId === null ? undefined : { label: conversation.listing_title, otherId };
    },

    /** What was said last, oldest first, with the warnings that whoever reads it was shown. */
    async listEnd(id: string): Promise<NonNullable<ReportEvidence['messages']>> {
      const messages = await messagesRepository(db).listBefore(id, undefined, mostMessages);
      const people = await conversations.listTalkers([...new Set(messages.map((each) => each.sender_id))]);
      const names = new Map(people.map((person) => [person.id, person.name]));
      return messages.map((message) => {
        const { number, text, pictures, visit, warnings, createdAt } = presentMessage(message, undefined);
        const from = names.get(message.sender_id) ?? '';
        return { number, text, pictures, visit, warnings, createdAt, from };
      });
    },
  };
}
