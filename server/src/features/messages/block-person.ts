import { AppError } from '@thikana/contract/errors';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { settleBlocked } from '../enquiries/enquiries.feature.ts';
import { lockConversation } from './lock-conversation.ts';
import { membersRepository } from './members.repository.ts';
import type { MessagesDependencies } from './messages.dependencies.ts';

/** Blocks messages between two people in all conversations. Repeating it changes nothing. */
export function blockPerson(
  dependencies: Pick<MessagesDependencies, 'db' | 'now'>,
  userId: string,
  conversationId: string,
): Promise<void> {
  return change(dependencies, userId, conversationId, async (transaction, otherId) => {
    const at = dependencies.now();
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
  return change(dependencies, userId, conversationId, async (transaction, otherId) => {
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
  apply: (transaction: Transaction<Tables>, otherId: string) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { other } = await lockConversation(transaction, conversationId, userId);
    if (!other) throw new AppError('other_deleted');
    await apply(transaction, other.id);
    await membersRepository(transaction).touch(conversationId, [userId, other.id]);
  });
}
