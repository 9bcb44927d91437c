import { AppError } from '@thikana/contract/errors';
import type { Transaction } from 'kysely';
import type { ConversationRow } from '../../platform/database/tables/message-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { conversationsRepository, type Talker } from './conversations.repository.ts';
import { otherOf, sideOf, silenceErrors, silenceOf } from './messages.policy.ts';

/** A locked conversation: no one else writes in it until the transaction ends. */
export interface HeldConversation {
  conversation: ConversationRow;
  me: Talker;
  other: Talker | undefined;
}

/** Locks a conversation for one of its members. */
export async function holdConversation(
  transaction: Transaction<Tables>,
  conversationId: string,
  userId: string,
): Promise<HeldConversation> {
  const conversations = conversationsRepository(transaction);
  const found = await conversations.find(conversationId);
  if (!found || !sideOf(found, userId)) throw new AppError('conversation_not_found');
  // Accounts before the conversation: closing an account locks in the same order.
  const talkers = await conversations.lockTalkers([found.owner_id, found.seeker_id]);
  const conversation = await conversations.findForUpdate(conversationId);
  const me = talkers.get(userId);
  if (!conversation || !me) throw new AppError('conversation_not_found');
  const otherId = otherOf(conversation, userId);
  return { conversation, me, other: otherId === null ? undefined : talkers.get(otherId) };
}

/** Throws if a message could not or must not be read by the other member. */
export async function requireVoice(
  transaction: Transaction<Tables>,
  { me, other }: Pick<HeldConversation, 'me' | 'other'>,
): Promise<void> {
  if (me.banned_at) throw new AppError('account_banned');
  const blockers = other ? await conversationsRepository(transaction).listBlockers(me.id, other.id) : [];
  const silence = silenceOf({
    blockedByYou: blockers.includes(me.id),
    blockedByOther: other !== undefined && blockers.includes(other.id),
    other,
  });
  if (silence) throw new AppError(silenceErrors[silence]);
}
