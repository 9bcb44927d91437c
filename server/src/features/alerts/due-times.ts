import { addDays, cityDay, fromCityClocks } from '@thikana/contract/city-time';
import { weekStart } from '../../lib/city-weeks.ts';

const morningOf = (day: string) => fromCityClocks(`${day}T08:00`);

/** The time up to which daily and weekly matches are due: mornings, and those on which a week of the city starts. */
export function dueTimes(now: Date): { daily: Date; weekly: Date } {
  const today = cityDay(now);
  const day = morningOf(today) <= now ? today : addDays(today, -1);
  return { daily: morningOf(day), weekly: morningOf(weekStart(day)) };
}
