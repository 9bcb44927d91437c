import { AppError } from '@thikana/contract/errors';
import { newId } from '../../lib/ids.ts';
import { appendMessage } from './append-message.ts';
import { lockConversation, requireMayWrite } from './lock-conversation.ts';
import { mailVisitOn } from './mail-visit.ts';
import type { MessagesDependencies } from './messages.dependencies.ts';
import { revealByVisit } from './reveal-seeker.ts';
import { isFitTime, reminderTimes } from './visits.policy.ts';
import { visitsRepository } from './visits.repository.ts';

interface Acceptance {
  conversationId: string;
  visitId: string;
  time: string;
}

/** Accepts one of the times that the other person proposed. Repeating it changes nothing. */
export async function acceptVisit(
  dependencies: MessagesDependencies,
  userId: string,
  { conversationId, visitId, time }: Acceptance,
): Promise<void> {
  const { db, pictures, now } = dependencies;
  await db.transaction().execute(async (transaction) => {
    const locked = await lockConversation(transaction, conversationId, userId);
    await requireMayWrite(transaction, locked);
    const visits = visitsRepository(transaction);
    const visit = await visits.findLatest(conversationId);
    if (visit?.id !== visitId) throw new AppError('visit_not_found');
    const startsAt = new Date(time);
    if (visit.status === 'accepted' && visit.starts_at?.getTime() === startsAt.getTime()) return;
    if (visit.status !== 'proposed') throw new AppError('visit_changed');
    if (visit.proposed_by === userId) throw new AppError('own_proposal');
    if (!visit.times.some((each) => each.getTime() === startsAt.getTime()))
      throw new AppError('visit_changed');
    const at = now();
    if (!isFitTime(startsAt, at)) throw new AppError('visit_time_unfit');
    const accepted = {
      status: 'accepted' as const,
      starts_at: startsAt,
      ...reminderTimes(startsAt, at),
    };
    await visits.update(visitId, accepted);
    const shown = await revealByVisit(transaction, locked, at);
    await mailVisitOn(transaction, dependencies, shown, { ...visit, ...accepted });
    await appendMessage(
      transaction,
      shown,
      { key: `visit-${newId(at)}`, text: '', visit: { action: 'accepted', times: [startsAt] } },
      { keepPictures: pictures.keep, at },
    );
  });
}
