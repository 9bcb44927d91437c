import { addDays, cityDay, fromCityClocks } from '@thikana/contract/city-time';

/** Eight o'clock in the city on this day, YYYY-MM-DD. */
export const morningOf = (day: string): Date => fromCityClocks(`${day}T08:00`);

/** The day, YYYY-MM-DD, whose morning was the last one. */
export function dayOfLastMorning(now: Date): string {
  const today = cityDay(now);
  return morningOf(today) <= now ? today : addDays(today, -1);
}
