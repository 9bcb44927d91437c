import { AppError } from '@thikana/contract/errors';
import { conversationsRepository } from './conversations.repository.ts';
import { membersRepository } from './members.repository.ts';
import type { MessagesDependencies } from './messages.dependencies.ts';
import { sideOf } from './messages.policy.ts';

/** Marks messages as read, visible to both members. Returns the number of unread messages in all conversations. */
export async function markRead(
  { db }: Pick<MessagesDependencies, 'db'>,
  userId: string,
  { conversationId, number }: { conversationId: string; number: number },
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const conversation = await conversationsRepository(transaction).find(conversationId);
    if (!conversation || !sideOf(conversation, userId)) throw new AppError('conversation_not_found');
    const members = membersRepository(transaction);
    const read = Math.min(number, conversation.last_number);
    if (read > ((await members.findRead(conversationId, userId)) ?? 0)) {
      await members.touch(conversationId, [conversation.owner_id, conversation.seeker_id]);
      await members.setRead(conversationId, userId, read);
    }
    return members.countUnread(userId);
  });
}
