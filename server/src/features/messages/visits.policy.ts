import { limits } from '@thikana/contract/vocabulary';
import { dayMilliseconds, hourMilliseconds } from '../../lib/durations.ts';
import type { VisitRow } from '../../platform/database/tables/message-tables.ts';

/** How long before a visit its members are reminded. */
const reminders = { day: dayMilliseconds, hour: 2 * hourMilliseconds } as const;

/** In the future, and within the planning horizon. */
export function isFitTime(time: Date, now: Date): boolean {
  const ahead = time.getTime() - now.getTime();
  return ahead > 0 && ahead <= limits.visitDaysAhead * dayMilliseconds;
}

/** Returns whether a new proposal replaces an earlier one. */
export function isOpen(visit: Pick<VisitRow, 'status' | 'starts_at'>, now: Date): boolean {
  if (visit.status === 'proposed') return true;
  return visit.status === 'accepted' && visit.starts_at !== null && visit.starts_at > now;
}

/** The times of the reminders; times in the past are left out. */
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
