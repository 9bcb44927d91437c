import type { EnquiryAnswer } from '@thikana/contract/conversations';
import type { Transaction } from 'kysely';
import type { MessageRow } from '../../platform/database/tables/message-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { ReceivedPicture } from '../../platform/pictures/pictures.ts';
import { settleEnquiry } from '../enquiries/enquiries.feature.ts';
import type { PicturesFeature } from '../pictures/pictures.feature.ts';
import { conversationsRepository } from './conversations.repository.ts';
import type { LockedConversation } from './lock-conversation.ts';
import { membersRepository } from './members.repository.ts';
import { messagesRepository } from './messages.repository.ts';

export interface NewMessage {
  key: string;
  text: string;
  pictures?: readonly ReceivedPicture[];
  visit?: { action: NonNullable<MessageRow['visit_action']>; times: readonly Date[] };
  answer?: EnquiryAnswer;
}

/**
 * Appends a message to a locked conversation and notifies both members. Whatever the owner writes answers the enquiry.
 * Returns its number.
 */
export async function appendMessage(
  transaction: Transaction<Tables>,
  { conversation, me, other }: LockedConversation,
  { key, text, pictures = [], visit, answer }: NewMessage,
  { keepPictures, at }: { keepPictures: PicturesFeature['keep']; at: Date },
): Promise<number> {
  const number = conversation.last_number + 1;
  if (me.id === conversation.owner_id) await settleEnquiry(transaction, conversation.id, 'answered', at);
  await keepPictures(transaction, pictures, me.id);
  await messagesRepository(transaction).insert(
    {
      conversation_id: conversation.id,
      number,
      sender_id: me.id,
      key,
      text,
      visit_action: visit?.action ?? null,
      visit_times: visit ? [...visit.times] : null,
      answer: answer ?? null,
      created_at: at,
    },
    pictures.map(({ id }) => id),
  );
  await conversationsRepository(transaction).setLast(conversation.id, number, at);
  const members = membersRepository(transaction);
  await members.touch(conversation.id, [me.id, other?.id ?? null]);
  if (other) await members.addUnread(conversation.id, other.id, at);
  return number;
}
