import { conversationsRepository } from './conversations.repository.ts';
import { mailVisitReminder } from './mail-visit.ts';
import type { MessagesDependencies } from './messages.dependencies.ts';
import { visitsRepository } from './visits.repository.ts';

const visitsAtOnce = 50;

/** Sends the reminders that are due, each once. Returns the number of visits. */
export async function remindOfVisits(
  dependencies: Pick<MessagesDependencies, 'db' | 'mail' | 'push' | 'push' | 'settings' | 'site' | 'now'>,
): Promise<number> {
  const { db, now } = dependencies;
  const count = await db.transaction().execute(async (transaction) => {
    const at = now();
    const visits = visitsRepository(transaction);
    const due = await visits.listDue(at, visitsAtOnce);
    const conversations = conversationsRepository(transaction);
    for (const visit of due) {
      const conversation = await conversations.find(visit.conversation_id);
      const people = await conversations.listParticipants(
        [conversation?.owner_id, conversation?.seeker_id].filter((id) => typeof id === 'string'),
      );
      const [me, other] = people;
      // After downtime a reminder may be too late.
      if (conversation && me && visit.starts_at && visit.starts_at > at)
        await mailVisitReminder(transaction, dependencies, { conversation, me, other }, visit);
      await visits.update(visit.id, {
        day_reminder_at: null,
        ...(visit.hour_reminder_at && visit.hour_reminder_at <= at ? { hour_reminder_at: null } : {}),
      });
    }
    return due.length;
  });
  return count < visitsAtOnce ? count : count + (await remindOfVisits(dependencies));
}
