import { type City, currentCity } from '@thikana/contract/city';
import { addDays, cityDay, startOfCityDay } from '@thikana/contract/city-time';

export interface CityWeek {
  /** Its first day, YYYY-MM-DD. */
  start: string;
  startsAt: Date;
  /** When the next week starts. */
  endsAt: Date;
}

/** By how many days a week starts after Sunday. */
const firstDays: Record<City['weekStartsOn'], number> = { sunday: 0, monday: 1, saturday: 6 };

/** The last weeks in the city, oldest first; the last one is incomplete. */
export function cityWeeks(now: Date, count: number): CityWeek[] {
  const running = weekStart(cityDay(now));
  return Array.from({ length: count }, (_, index) => {
    const start = addDays(running, (index + 1 - count) * 7);
    return { start, startsAt: startOfCityDay(start), endsAt: startOfCityDay(addDays(start, 7)) };
  });
}

/** The first day of the city's week with this day, YYYY-MM-DD. */
export function weekStart(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 7 - firstDays[currentCity().weekStartsOn]) % 7));
}
