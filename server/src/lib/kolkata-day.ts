import { dayMilliseconds, hourMilliseconds } from './durations.ts';

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });

/** The day in Siliguri, YYYY-MM-DD. */
export function kolkataDay(time: Date): string {
  return dayFormat.format(time);
}

const kolkataOffsetMilliseconds = 5.5 * hourMilliseconds;

/** Milliseconds until the next midnight in Siliguri. India keeps one offset all year. */
export function untilKolkataMidnight(time: Date): number {
  return dayMilliseconds - ((time.getTime() + kolkataOffsetMilliseconds) % dayMilliseconds);
}
