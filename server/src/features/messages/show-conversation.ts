import type { Conversation, Message } from '@thikana/contract/conversations';
import { AppError } from '@thikana/contract/errors';
import type { Kysely } from 'kysely';
import { m } from '../../paraglide/messages.js';
import type { Tables } from '../../platform/database/tables.ts';
import { conversationViews } from './conversation-views.repository.ts';
import { presentConversation, presentMessage } from './messages.presenter.ts';
import { messagesRepository } from './messages.repository.ts';

const pageMessages = 30;
const messagesAfter = 200;

interface Reader {
  conversationId: string;
  userId: string;
}

/** Returns a conversation to its members; for everyone else it does not exist. */
export async function showConversation(
  db: Kysely<Tables>,
  { conversationId, userId }: Reader,
): Promise<Conversation> {
  const view = await conversationViews(db, userId).find(conversationId);
  if (!view) throw new AppError('conversation_not_found');
  return presentConversation(view);
}

/** With its newest messages. */
export async function showOpenedConversation(db: Kysely<Tables>, reader: Reader) {
  const conversation = await showConversation(db, reader);
  const { messages, hasMore } = await pageBefore(db, reader, undefined);
  return { conversation, messages, hasEarlier: hasMore };
}

export async function showMessages(
  db: Kysely<Tables>,
  reader: Reader,
  { before, after }: { before?: number | undefined; after?: number | undefined },
): Promise<{ messages: Message[]; hasMore: boolean }> {
  await showConversation(db, reader);
  if (after === undefined) return pageBefore(db, reader, before);
  const rows = await messagesRepository(db).listAfter(reader.conversationId, after, messagesAfter);
  return {
    messages: rows.map((row) => presentMessage(row, reader.userId)),
    hasMore: rows.length === messagesAfter,
  };
}

/** The sent message as its sender sees it, with the current conversation. */
export async function showSent(db: Kysely<Tables>, sender: Reader, number: number) {
  const message = await messagesRepository(db).get(sender.conversationId, number);
  return {
    message: m.messages_sent(),
    sent: presentMessage(message, sender.userId),
    conversation: await showConversation(db, sender),
  };
}

async function pageBefore(
  db: Kysely<Tables>,
  { conversationId, userId }: Reader,
  before: number | undefined,
) {
  const rows = await messagesRepository(db).listBefore(conversationId, before, pageMessages + 1);
  const shown = rows.slice(-pageMessages);
  return { messages: shown.map((row) => presentMessage(row, userId)), hasMore: rows.length > pageMessages };
}
