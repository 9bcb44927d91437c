import type { Transaction } from 'kysely';
import { newId } from '../../lib/ids.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { appendMessage } from './append-message.ts';
import { contactsRepository } from './contacts.repository.ts';
import { conversationsRepository } from './conversations.repository.ts';
import { mailVisitCancelled } from './mail-visit.ts';
import type { MessagesDependencies } from './messages.dependencies.ts';
import { otherOf } from './messages.policy.ts';
import { noReminders } from './visits.policy.ts';
import { visitsRepository } from './visits.repository.ts';

/**
 * Cancels the visits of an account that ends. The caller has locked the account, so no one else writes in its
 * conversations until the transaction ends. The inboxes of all its contacts stay locked.
 */
export async function cancelAllVisits(
  transaction: Transaction<Tables>,
  dependencies: Pick<MessagesDependencies, 'mail' | 'push' | 'pictures' | 'settings' | 'site' | 'now'>,
  userId: string,
): Promise<void> {
  const conversations = conversationsRepository(transaction);
  const visits = visitsRepository(transaction);
  const at = dependencies.now();
  const ahead = await visits.listAheadOf(userId, at);
  const conversationRows = await conversations.listForUpdate(ahead.map((visit) => visit.conversation_id));
  const otherIds = new Map(conversationRows.map((row) => [row.id, otherOf(row, userId)]));
  const people = await conversations.listParticipants(
    [userId, ...otherIds.values()].filter((id) => id !== null),
  );
  await contactsRepository(transaction).lockInboxes(userId);
  const me = people.find(({ id }) => id === userId);
  for (const visit of ahead) {
    const conversation = conversationRows.find(({ id }) => id === visit.conversation_id);
    const other = people.find(({ id }) => id === otherIds.get(visit.conversation_id));
    await visits.update(visit.id, {
      status: 'cancelled',
      starts_at: null,
      sequence: visit.sequence + 1,
      ...noReminders,
    });
    if (!conversation || !me || !other) continue;
    if (visit.status === 'accepted')
      await mailVisitCancelled(
        transaction,
        dependencies,
        { conversation, me: other, other: undefined },
        visit,
        'left',
      );
    const times = visit.starts_at ? [visit.starts_at] : [];
    await appendMessage(
      transaction,
      { conversation, me, other },
      { key: `visit-${newId(at)}`, text: '', visit: { action: 'cancelled', times } },
      { keepPictures: dependencies.pictures.keep, at },
    );
  }
}
