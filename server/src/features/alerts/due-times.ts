import { weekStart } from '../../lib/city-weeks.ts';
import { dayOfLastMorning, morningOf } from '../../lib/last-morning.ts';

/** The time up to which daily and weekly matches are due: mornings, and those on which a week of the city starts. */
export function dueTimes(now: Date): { daily: Date; weekly: Date } {
  const day = dayOfLastMorning(now);
  return { daily: morningOf(day), weekly: morningOf(weekStart(day)) };
}
