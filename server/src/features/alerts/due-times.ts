import { addDays, cityDay, fromCityClocks } from '@thikana/contract/city-time';
import { mondayOf } from '../../lib/city-weeks.ts';

const morningOf = (day: string) => fromCityClocks(`${day}T08:00`);

/** The time up to which daily and weekly matches are due: mornings and Mondays in the city. */
export function dueTimes(now: Date): { daily: Date; weekly: Date } {
  const today = cityDay(now);
  const day = morningOf(today) <= now ? today : addDays(today, -1);
  return { daily: morningOf(day), weekly: morningOf(mondayOf(day)) };
}
