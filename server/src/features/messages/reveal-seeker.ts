import { AppError } from '@thikana/contract/errors';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { type LockedConversation, lockConversation } from './lock-conversation.ts';
import { membersRepository } from './members.repository.ts';
import type { MessagesDependencies } from './messages.dependencies.ts';
import { sideOf } from './messages.policy.ts';

/** A seeker shows the owner who they are and, if they choose so, how to reach them. It cannot be undone. */
export async function revealSeeker(
  { db, now }: Pick<MessagesDependencies, 'db' | 'now'>,
  userId: string,
  { conversationId, contact }: { conversationId: string; contact: boolean },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { conversation } = await lockConversation(transaction, conversationId, userId);
    if (sideOf(conversation, userId) !== 'seeker') throw new AppError('conversation_not_found');
    await transaction
      .updateTable('conversations')
      .set({
        revealed_at: conversation.revealed_at ?? now(),
        shows_contact: conversation.shows_contact || contact,
      })
      .where('id', '=', conversationId)
      .execute();
    await membersRepository(transaction).touch(conversationId, [
      conversation.owner_id,
      conversation.seeker_id,
    ]);
  });
}

/** A visit is agreed: the owner sees who comes. Returns the conversation as it is then. */
export async function revealByVisit(
  transaction: Transaction<Tables>,
  locked: LockedConversation,
  at: Date,
): Promise<LockedConversation> {
  const { conversation } = locked;
  if (conversation.revealed_at) return locked;
  await transaction
    .updateTable('conversations')
    .set({ revealed_at: at })
    .where('id', '=', conversation.id)
    .execute();
  return { ...locked, conversation: { ...conversation, revealed_at: at } };
}
