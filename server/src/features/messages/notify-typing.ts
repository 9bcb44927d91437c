import { AppError } from '@thikana/contract/errors';
import { conversationsRepository } from './conversations.repository.ts';
import { announceTyping } from './live-channel.ts';
import type { MessagesDependencies } from './messages.dependencies.ts';
import { otherOf, sideOf } from './messages.policy.ts';

/** Notifies the other member that this one is writing, unless one has blocked the other. */
export async function notifyTyping(
  { db }: Pick<MessagesDependencies, 'db'>,
  userId: string,
  conversationId: string,
): Promise<void> {
  const conversations = conversationsRepository(db);
  const conversation = await conversations.find(conversationId);
  if (!conversation || !sideOf(conversation, userId)) throw new AppError('conversation_not_found');
  const otherId = otherOf(conversation, userId);
  if (otherId === null) return;
  if ((await conversations.listBlocks(userId, otherId)).length > 0) return;
  await announceTyping(db, { userId: otherId, conversationId });
}
