import { addDays, cityDay, startOfCityDay } from '@thikana/contract/city-time';

export interface CityWeek {
  /** YYYY-MM-DD */
  monday: string;
  startsAt: Date;
  /** When the next week starts. */
  endsAt: Date;
}

/** The last weeks in the city, oldest first; the last one is incomplete. */
export function cityWeeks(now: Date, count: number): CityWeek[] {
  const running = mondayOf(cityDay(now));
  return Array.from({ length: count }, (_, index) => {
    const monday = addDays(running, (index + 1 - count) * 7);
    return { monday, startsAt: startOfCityDay(monday), endsAt: startOfCityDay(addDays(monday, 7)) };
  });
}

/** The Monday of the week of a day, YYYY-MM-DD. */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}
