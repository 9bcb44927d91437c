import { dayMilliseconds } from '../../lib/durations.ts';
import { kolkataDay } from '../../lib/kolkata-day.ts';

const morning = 'T08:00:00+05:30';

/** The time up to which daily and weekly matches are due: mornings and Mondays in the site's time zone. */
export function dueTimes(now: Date): { daily: Date; weekly: Date } {
  const today = new Date(`${kolkataDay(now)}${morning}`);
  const daily = today <= now ? today : new Date(today.getTime() - dayMilliseconds);
  const weekday = new Date(kolkataDay(daily)).getUTCDay();
  const daysSinceMonday = (weekday + 6) % 7;
  return { daily, weekly: new Date(daily.getTime() - daysSinceMonday * dayMilliseconds) };
}
