import { limits } from '@thikana/contract/vocabulary';
import { hourMilliseconds } from '../../lib/durations.ts';
import type { VisitRow } from '../../platform/database/tables/message-tables.ts';

const dayMilliseconds = 24 * hourMilliseconds;

/** How long before a visit its two people are reminded. */
const reminders = { day: dayMilliseconds, hour: 2 * hourMilliseconds } as const;

/** Still to come, and not further away than anybody plans. */
export function isFitTime(time: Date, now: Date): boolean {
  const ahead = time.getTime() - now.getTime();
  return ahead > 0 && ahead <= limits.visitDaysAhead * dayMilliseconds;
}

/** Whether there is something that a new proposal takes the place of. */
export function isOpen(visit: Pick<VisitRow, 'status' | 'starts_at'>, now: Date): boolean {
  if (visit.status === 'proposed') return true;
  return visit.status === 'accepted' && visit.starts_at !== null && visit.starts_at > now;
}

/** When to remind of a visit; a moment that has passed already is left out. */
export function reminderTimes(
  startsAt: Date,
  now: Date,
): Pick<VisitRow, 'day_reminder_at' | 'hour_reminder_at'> {
  const before = (milliseconds: number) => {
    const time = new Date(startsAt.getTime() - milliseconds);
    return time > now ? time : null;
  };
  return { day_reminder_at: before(reminders.day), hour_reminder_at: before(reminders.hour) };
}

export const noReminders = { day_reminder_at: null, hour_reminder_at: null } as const;
