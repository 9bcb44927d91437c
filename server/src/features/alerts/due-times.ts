import { dayMilliseconds } from '../../lib/durations.ts';
import { kolkataDay } from '../../lib/kolkata-day.ts';

const morning = 'T08:00:00+05:30';

/** Up to when what was found is mailed now, to those who want to hear daily and weekly: mornings and Mondays in Siliguri. */
export function dueTimes(now: Date): { daily: Date; weekly: Date } {
  const today = new Date(`${kolkataDay(now)}${morning}`);
  const daily = today <= now ? today : new Date(today.getTime() - dayMilliseconds);
  const weekday = new Date(kolkataDay(daily)).getUTCDay();
  const daysSinceMonday = (weekday + 6) % 7;
  return { daily, weekly: new Date(daily.getTime() - daysSinceMonday * dayMilliseconds) };
}
