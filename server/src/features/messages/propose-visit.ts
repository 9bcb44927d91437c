import { AppError } from '@thikana/contract/errors';
import { newId } from '../../lib/ids.ts';
import { appendMessage } from './append-message.ts';
import { type LockedConversation, lockConversation, requireMayWrite } from './lock-conversation.ts';
import { mailVisitCancelled } from './mail-visit.ts';
import type { MessagesDependencies } from './messages.dependencies.ts';
import { messagesRepository } from './messages.repository.ts';
import { pushMessage } from './push-message.ts';
import { isFitTime, isOpen, noReminders } from './visits.policy.ts';
import { visitsRepository } from './visits.repository.ts';

interface Proposal {
  conversationId: string;
  key: string;
  times: readonly string[];
}

/** Proposes times for a visit and replaces an earlier proposal or appointment. Returns the message's number. */
export async function proposeVisit(
  dependencies: MessagesDependencies,
  userId: string,
  { conversationId, key, times }: Proposal,
): Promise<number> {
  const { db, pictures, now } = dependencies;
  return db.transaction().execute(async (transaction) => {
    const locked = await lockConversation(transaction, conversationId, userId);
    const earlier = await messagesRepository(transaction).findNumberByKey(conversationId, userId, key);
    if (earlier !== undefined) return earlier;
    await requireMayWrite(transaction, locked);
    const at = now();
    const proposed = times.map((time) => new Date(time));
    if (!proposed.every((time) => isFitTime(time, at))) throw new AppError('visit_time_unfit');
    const visits = visitsRepository(transaction);
    const latest = await visits.findLatest(conversationId);
    const moves = latest !== undefined && isOpen(latest, at);
    if (moves) {
      if (latest.status === 'accepted')
        await mailVisitCancelled(transaction, dependencies, locked, latest, 'moved');
      // The calendar file that removes the old appointment uses the sequence number in between.
      await visits.update(latest.id, arrangement(locked, proposed, latest.sequence + 2));
    } else {
      const id = newId(at);
      await visits.insert({
        id,
        conversation_id: conversationId,
        created_at: at,
        ...arrangement(locked, proposed, 0),
      });
    }
    await pushMessage(transaction, dependencies, locked);
    const visit = { action: moves ? 'moved' : 'proposed', times: proposed } as const;
    return appendMessage(transaction, locked, { key, text: '', visit }, { keepPictures: pictures.keep, at });
  });
}

function arrangement({ me }: LockedConversation, times: Date[], sequence: number) {
  return {
    proposed_by: me.id,
    status: 'proposed' as const,
    times,
    starts_at: null,
    sequence,
    ...noReminders,
  };
}
