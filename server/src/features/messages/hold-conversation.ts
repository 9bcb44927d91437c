import { AppError } from '@thikana/contract/errors';
import type { Transaction } from 'kysely';
import type { ConversationRow } from '../../platform/database/tables/message-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { conversationsRepository, type Talker } from './conversations.repository.ts';
import { otherOf, sideOf, silenceErrors, silenceOf } from './messages.policy.ts';

/** A conversation in one's hands: nobody else writes in it until the transaction ends. */
export interface HeldConversation {
  conversation: ConversationRow;
  me: Talker;
  other: Talker | undefined;
}

/** Takes a conversation in hand for one of the two. */
export async function holdConversation(
  transaction: Transaction<Tables>,
  conversationId: string,
  userId: string,
): Promise<HeldConversation> {
  const conversations = conversationsRepository(transaction);
  const found = await conversations.find(conversationId);
  if (!found || !sideOf(found, userId)) throw new AppError('conversation_not_found');
  // People before the conversation: the order in which the end of an account locks them too.
  const talkers = await conversations.lockTalkers([found.owner_id, found.seeker_id]);
  const conversation = await conversations.findForUpdate(conversationId);
  const me = talkers.get(userId);
  if (!conversation || !me) throw new AppError('conversation_not_found');
  const otherId = otherOf(conversation, userId);
  return { conversation, me, other: otherId === null ? undefined : talkers.get(otherId) };
}

/** Refuses to write where nobody would or may read it. */
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
