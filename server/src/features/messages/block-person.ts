import { AppError } from '@thikana/contract/errors';
import type { Transaction } from 'kysely';
import type { ConversationRow } from '../../platform/database/tables/message-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { settleBlocked, settleEnquiry } from '../enquiries/enquiries.feature.ts';
import { conversationsRepository } from './conversations.repository.ts';
import { lockConversation } from './lock-conversation.ts';
import { membersRepository } from './members.repository.ts';
import type { MessagesDependencies } from './messages.dependencies.ts';
import { knowsOther } from './seeker-name.ts';

/**
 * Blocks messages between two people in all conversations. The block of a seeker without a name is visible to the owner
 * in this conversation only, so that it does not tell who writes in others. Repeating it changes nothing.
 */
export function blockPerson(
  dependencies: Pick<MessagesDependencies, 'db' | 'now'>,
  userId: string,
  conversationId: string,
): Promise<void> {
  return change(dependencies, userId, conversationId, async (transaction, { conversation, otherId }) => {
    const at = dependencies.now();
    if (!knowsOther(conversation, userId)) {
      await settleEnquiry(transaction, conversationId, 'blocked', at);
      await conversationsRepository(transaction).setOwnerBlocked(conversationId, at);
      return;
    }
    await settleBlocked(transaction, { ownerId: userId, seekerId: otherId, at });
    await transaction
      .insertInto('blocks')
      .values({ blocker_id: userId, blocked_id: otherId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

export function unblockPerson(
  dependencies: Pick<MessagesDependencies, 'db'>,
  userId: string,
  conversationId: string,
): Promise<void> {
  return change(dependencies, userId, conversationId, async (transaction, { conversation, otherId }) => {
    if (conversation.owner_id === userId)
      await conversationsRepository(transaction).setOwnerBlocked(conversationId, null);
    if (!knowsOther(conversation, userId)) return;
    await transaction
      .deleteFrom('blocks')
      .where('blocker_id', '=', userId)
      .where('blocked_id', '=', otherId)
      .execute();
  });
}

async function change(
  { db }: Pick<MessagesDependencies, 'db'>,
  userId: string,
  conversationId: string,
  apply: (
    transaction: Transaction<Tables>,
    found: { conversation: ConversationRow; otherId: string },
  ) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { conversation, other } = await lockConversation(transaction, conversationId, userId);
    if (!other) throw new AppError('other_deleted');
    await apply(transaction, { conversation, otherId: other.id });
    await membersRepository(transaction).touch(conversationId, [userId, other.id]);
  });
}
