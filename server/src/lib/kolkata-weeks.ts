import { dayMilliseconds, weekMilliseconds } from './durations.ts';
import { kolkataDay } from './kolkata-day.ts';

export interface KolkataWeek {
  /** YYYY-MM-DD */
  monday: string;
  startsAt: Date;
  endsAt: Date;
}

/**
 * The last weeks in Siliguri, oldest first; the last one is incomplete. India has one time zone without daylight
 * saving.
 */
export function kolkataWeeks(now: Date, count: number): KolkataWeek[] {
  const midnight = new Date(`${kolkataDay(now)}T00:00:00+05:30`).getTime();
  const weekday = (new Date(kolkataDay(now)).getUTCDay() + 6) % 7;
  const runningMonday = midnight - weekday * dayMilliseconds;
  return Array.from({ length: count }, (_, index) => {
    const startsAt = new Date(runningMonday - (count - 1 - index) * weekMilliseconds);
    return {
      monday: kolkataDay(startsAt),
      startsAt,
      endsAt: new Date(startsAt.getTime() + weekMilliseconds),
    };
  });
}
