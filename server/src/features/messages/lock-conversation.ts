import { AppError } from '@thikana/contract/errors';
import type { Transaction } from 'kysely';
import type { ConversationRow } from '../../platform/database/tables/message-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { conversationsRepository, type Participant } from './conversations.repository.ts';
import { otherOf, sideOf, silenceErrors, silenceOf } from './messages.policy.ts';
import { knowsOther } from './seeker-name.ts';

/** A locked conversation: no one else writes in it until the transaction ends. */
export interface LockedConversation {
  conversation: ConversationRow;
  me: Participant;
  other: Participant | undefined;
}

/** Locks a conversation for one of its members. */
export async function lockConversation(
  transaction: Transaction<Tables>,
  conversationId: string,
  userId: string,
): Promise<LockedConversation> {
  const conversations = conversationsRepository(transaction);
  const found = await conversations.find(conversationId);
  if (!found || !sideOf(found, userId)) throw new AppError('conversation_not_found');
  // Accounts before the conversation: closing an account locks in the same order.
  const participants = await conversations.lockParticipants([found.owner_id, found.seeker_id]);
  const conversation = await conversations.findForUpdate(conversationId);
  const me = participants.get(userId);
  if (!conversation || !me) throw new AppError('conversation_not_found');
  const otherId = otherOf(conversation, userId);
  return { conversation, me, other: otherId === null ? undefined : participants.get(otherId) };
}

/** Throws if a message could not or must not be read by the other member. */
export async function requireMayWrite(
  transaction: Transaction<Tables>,
  { conversation, me, other }: LockedConversation,
): Promise<void> {
  if (me.banned_at) throw new AppError('account_banned');
  const blocks = other ? await conversationsRepository(transaction).listBlocks(me.id, other.id) : [];
  const silence = silenceOf({
    blockedByYou: isBlockedByOwn(conversation, me.id, blocks),
    blockedByOther: blocks.some(({ blocker_id: blocker }) => blocker === other?.id),
    other,
  });
  if (silence) throw new AppError(silenceErrors[silence]);
}

/** An owner's block counts for the owner where it was set, and where the owner knows who the seeker is. */
function isBlockedByOwn(
  conversation: ConversationRow,
  userId: string,
  blocks: readonly { blocker_id: string; is_known: boolean }[],
): boolean {
  if (conversation.owner_id === userId && conversation.owner_blocked_at) return true;
  return (
    knowsOther(conversation, userId) && blocks.some((block) => block.blocker_id === userId && block.is_known)
  );
}
