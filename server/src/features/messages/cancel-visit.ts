import { AppError } from '@thikana/contract/errors';
import { newId } from '../../lib/ids.ts';
import { appendMessage } from './append-message.ts';
import { lockConversation } from './lock-conversation.ts';
import { mailVisitCancelled } from './mail-visit.ts';
import type { MessagesDependencies } from './messages.dependencies.ts';
import { noReminders } from './visits.policy.ts';
import { visitsRepository } from './visits.repository.ts';

/** Cancels a visit. Repeating it changes nothing. It also works after a block, so that no one waits in vain. */
export async function cancelVisit(
  dependencies: MessagesDependencies,
  userId: string,
  { conversationId, visitId }: { conversationId: string; visitId: string },
): Promise<void> {
  const { db, pictures, now } = dependencies;
  await db.transaction().execute(async (transaction) => {
    const locked = await lockConversation(transaction, conversationId, userId);
    const visits = visitsRepository(transaction);
    const visit = await visits.findLatest(conversationId);
    if (visit?.id !== visitId) throw new AppError('visit_not_found');
    if (visit.status === 'cancelled') return;
    const at = now();
    if (visit.status === 'accepted')
      await mailVisitCancelled(transaction, dependencies, locked, visit, 'cancelled');
    const times = visit.starts_at ? [visit.starts_at] : [];
    await visits.update(visitId, {
      status: 'cancelled',
      starts_at: null,
      sequence: visit.sequence + 1,
      ...noReminders,
    });
    await appendMessage(
      transaction,
      locked,
      { key: `visit-${newId(at)}`, text: '', visit: { action: 'cancelled', times } },
      { keepPictures: pictures.keep, at },
    );
  });
}
