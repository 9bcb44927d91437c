import type { ReportEvidence } from '@thikana/contract/reports';
import { scanMessage } from '@thikana/contract/scan-message';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { conversationsRepository } from './conversations.repository.ts';
import { otherOf, type Side, sideOf } from './messages.policy.ts';
import { presentWords } from './messages.presenter.ts';
import { messagesRepository } from './messages.repository.ts';
import { reportedMessagesRepository } from './reported-messages.repository.ts';

/** The number of messages that administrators see of a reported conversation. */
const mostMessages = 40;

/** Conversations for the review of reports. */
export function reportableConversations(db: Kysely<Tables> | Transaction<Tables>) {
  const conversations = conversationsRepository(db);
  const reported = reportedMessagesRepository(db);
  return {
    /** Undefined for people who are not members, or if the other member is gone. */
    async findFor(
      id: string,
      personId: string,
    ): Promise<{ label: string; otherId: string; side: Side } | undefined> {
      const conversation = await conversations.find(id);
      const side = conversation && sideOf(conversation, personId);
      if (!side) return undefined;
      const otherId = otherOf(conversation, personId);
      return otherId === null ? undefined : { label: conversation.listing_title, otherId, side };
    },

    /** Copies the end of the conversation, so that it can be reviewed after an account was deleted. */
    keepEnd: (id: string, reportId: string) => reported.keep(reportId, id, mostMessages),

    /** Deletes the copies and returns their pictures. */
    forgetEnd: reported.forget,

    /**
     * The last messages, oldest first, with the warnings that their reader saw, merged with the copies of these
     * reports.
     */
    async listEnd(
      id: string,
      reportIds: readonly string[],
    ): Promise<NonNullable<ReportEvidence['messages']>> {
      const messages = await messagesRepository(db).listBefore(id, undefined, mostMessages);
      const people = await conversations.listParticipants([
        ...new Set(messages.map((each) => each.sender_id)),
      ]);
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
