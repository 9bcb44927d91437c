import type { ReportEvidence } from '@thikana/contract/reports';
import { scanMessage } from '@thikana/contract/scan-message';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { conversationsRepository } from './conversations.repository.ts';
import { otherOf, sideOf } from './messages.policy.ts';
import { presentWords } from './messages.presenter.ts';
import { messagesRepository } from './messages.repository.ts';
import { reportedMessagesRepository } from './reported-messages.repository.ts';

/** So much of its end helps to judge a conversation. */
const mostMessages = 40;

/** Conversations as whoever looks after reports sees them. */
export function reportableConversations(db: Kysely<Tables> | Transaction<Tables>) {
  const conversations = conversationsRepository(db);
  const reported = reportedMessagesRepository(db);
  return {
    /** Undefined for who takes no part in it, or where nobody else does any more. */
    async findFor(id: string, personId: string): Promise<{ label: string; otherId: string } | undefined> {
      const conversation = await conversations.find(id);
      if (!conversation || !sideOf(conversation, personId)) return undefined;
      const otherId = otherOf(conversation, personId);
      return otherId === null ? undefined : { label: conversation.listing_title, otherId };
    },

    /** Copies its end, so that it can be judged even when somebody's account has ended by then. */
    keepEnd: (id: string, reportId: string) => reported.keep(reportId, id, mostMessages),

    /** The copies have served; answers the pictures that were kept with them. */
    forgetEnd: reported.forget,

    /**
     * What was said last, oldest first, with the warnings that whoever reads it was shown; and what these reports about
     * it have kept of it.
     */
    async listEnd(
      id: string,
      reportIds: readonly string[],
    ): Promise<NonNullable<ReportEvidence['messages']>> {
      const messages = await messagesRepository(db).listBefore(id, undefined, mostMessages);
      const people = await conversations.listTalkers([...new Set(messages.map((each) => each.sender_id))]);
      const names = new Map(people.map((person) => [person.id, person.name]));
      const standing = messages.map((message) => ({
        ...message,
        sender_name: names.get(message.sender_id) ?? '',
      }));
      const kept = await reported.list(reportIds);
      const byNumber = new Map([...kept, ...standing].map((message) => [message.number, message]));
      return [...byNumber.values()]
        .sort((one, other) => one.number - other.number)
        .map((message) => ({
          ...presentWords(message),
          warnings: scanMessage(message.text),
          from: message.sender_name,
        }));
    },
  };
}
