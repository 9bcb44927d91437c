import { inputText } from '@thikana/contract/input-text';
import { sendMessage as sendMessageEndpoint } from '@thikana/contract/messages';
import { fieldErrors, invalidInput } from '../../http/parse-request.ts';
import type { IncomingForm } from '../../http/read-form.ts';
import { m } from '../../paraglide/messages.js';
import type { ReceivedPicture } from '../../platform/pictures/pictures.ts';
import { appendMessage } from './append-message.ts';
import { lockConversation, requireMayWrite } from './lock-conversation.ts';
import type { MessagesDependencies } from './messages.dependencies.ts';
import { messagesRepository } from './messages.repository.ts';
import { pushMessage } from './push-message.ts';
import { once, SentBefore } from './sent-before.ts';

interface Writing {
  conversationId: string;
  senderId: string;
}

/**
 * Sends text and pictures from a form. Returns the number of the message; a repeated request returns the first one's.
 */
export function sendMessage(
  dependencies: MessagesDependencies,
  writing: Writing,
  form: IncomingForm,
): Promise<number> {
  // A repeated request: its pictures are discarded.
  return once(() =>
    dependencies.pictures.receiveForm(form, async ({ fields, received }) => {
      const read = sendMessageEndpoint.form.fields.safeParse(fields, { error: inputText });
      if (!read.success) throw invalidInput(fieldErrors(read.error));
      const { key, text } = read.data;
      if (text === '' && received.length === 0) throw invalidInput({ text: m.messages_empty() });
      return write(dependencies, writing, { key, text, pictures: received });
    }),
  );
}

export function sendText(
  dependencies: MessagesDependencies,
  writing: Writing,
  message: { key: string; text: string },
): Promise<number> {
  return once(() => write(dependencies, writing, message));
}

async function write(
  dependencies: MessagesDependencies,
  { conversationId, senderId }: Writing,
  message: { key: string; text: string; pictures?: readonly ReceivedPicture[] },
): Promise<number> {
  const { db, pictures, views, now } = dependencies;
  return db.transaction().execute(async (transaction) => {
    const locked = await lockConversation(transaction, conversationId, senderId);
    const earlier = await messagesRepository(transaction).findNumberByKey(
      conversationId,
      senderId,
      message.key,
    );
    if (earlier !== undefined) throw new SentBefore(earlier);
    await requireMayWrite(transaction, locked);
    const { listing_id: listingId, seeker_id: seekerId } = locked.conversation;
    if (listingId && senderId === seekerId) views.add(listingId, 'message');
    await pushMessage(transaction, dependencies, locked);
    return appendMessage(transaction, locked, message, { keepPictures: pictures.keep, at: now() });
  });
}
