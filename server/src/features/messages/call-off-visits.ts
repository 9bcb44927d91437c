import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { conversationsRepository } from './conversations.repository.ts';
import { mailVisitOff } from './mail-visit.ts';
import type { MessagesDependencies } from './messages.dependencies.ts';
import { otherOf } from './messages.policy.ts';
import { noReminders } from './visits.policy.ts';
import { visitsRepository } from './visits.repository.ts';

/** An account ends: nobody waits at a door for its owner. */
export async function callOffVisits(
  transaction: Transaction<Tables>,
  dependencies: Pick<MessagesDependencies, 'mail' | 'settings' | 'site' | 'now'>,
  userId: string,
): Promise<void> {
  const visits = visitsRepository(transaction);
  const conversations = conversationsRepository(transaction);
  for (const visit of await visits.listAheadOf(userId, dependencies.now())) {
    const conversation = await conversations.find(visit.conversation_id);
    const otherId = conversation && otherOf(conversation, userId);
    const [me] = otherId ? await conversations.listTalkers([otherId]) : [];
    if (conversation && me && visit.status === 'accepted')
      await mailVisitOff(
        transaction,
        dependencies,
        { conversation, me, other: undefined },
        visit,
        'cancelled',
      );
    await visits.update(visit.id, {
      status: 'cancelled',
      starts_at: null,
      sequence: visit.sequence + 1,
      ...noReminders,
    });
  }
}
