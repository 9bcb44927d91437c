import { AppError } from '@thikana/contract/errors';
import { type OwnersAnswer, settleEnquiry } from '../enquiries/enquiries.feature.ts';
import { hideListings } from '../listings/listings.feature.ts';
import { appendMessage } from './append-message.ts';
import { conversationsRepository } from './conversations.repository.ts';
import { lockConversation, requireMayWrite } from './lock-conversation.ts';
import type { MessagesDependencies } from './messages.dependencies.ts';
import { sideOf } from './messages.policy.ts';
import { messagesRepository } from './messages.repository.ts';
import { pushMessage } from './push-message.ts';

/** The owner answers a first message with one tap. Returns the number of the message; repeating it, that of the first. */
export async function answerEnquiry(
  dependencies: MessagesDependencies,
  { conversationId, ownerId, key, answer }: OwnersAnswer,
): Promise<number> {
  const { db, pictures, now } = dependencies;
  const at = now();
  if (answer === 'taken') await closeListing(dependencies, conversationId, ownerId);
  return db.transaction().execute(async (transaction) => {
    const locked = await lockConversation(transaction, conversationId, ownerId);
    if (sideOf(locked.conversation, ownerId) !== 'owner') throw new AppError('conversation_not_found');
    const earlier = await messagesRepository(transaction).findNumberByKey(conversationId, ownerId, key);
    if (earlier !== undefined) return earlier;
    await requireMayWrite(transaction, locked);
    const outcome = answer === 'available' ? 'answered' : answer;
    if (!(await settleEnquiry(transaction, conversationId, outcome, at)))
      throw new AppError('enquiry_not_open');
    await pushMessage(transaction, dependencies, locked);
    return appendMessage(transaction, locked, { key, text: '', answer }, { keepPictures: pictures.keep, at });
  });
}

/**
 * In a transaction of its own, because others lock a listing before its conversations. If the process ends here, the
 * owner can repeat the answer, and the next sweep answers the enquiry anyway.
 */
async function closeListing(
  { db, now }: MessagesDependencies,
  conversationId: string,
  ownerId: string,
): Promise<void> {
  const conversation = await conversationsRepository(db).find(conversationId);
  if (conversation?.owner_id !== ownerId) throw new AppError('conversation_not_found');
  const { listing_id: listingId } = conversation;
  if (listingId)
    await db
      .transaction()
      .execute((transaction) => hideListings(transaction, { ids: [listingId] }, 'closed', now()));
}
