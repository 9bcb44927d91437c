import type { Transaction } from 'kysely';
import { m } from '../../paraglide/messages.js';
import type { Tables } from '../../platform/database/tables.ts';
import { titleOfConversation } from '../listings/listings.feature.ts';
import type { LockedConversation } from './lock-conversation.ts';
import type { MessagesDependencies } from './messages.dependencies.ts';
import { otherNameFor } from './seeker-name.ts';

/** Notifies the browsers of the other member. What was written stays on the site. */
export async function pushMessage(
  transaction: Transaction<Tables>,
  { push }: Pick<MessagesDependencies, 'push'>,
  { conversation, me, other }: LockedConversation,
): Promise<void> {
  if (!other) return;
  const titleFor = await titleOfConversation(transaction, conversation);
  await push.enqueue(transaction, other, () => ({
    title: m.push_message({ name: otherNameFor(conversation, other.id, me.name) }),
    body: titleFor(other.id),
    path: `/dashboard/messages/${conversation.id}`,
    tag: conversation.id,
  }));
}
