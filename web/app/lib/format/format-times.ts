import { atClock, clockText } from '@thikana/contract/clock-text';
import { dateFormat } from '@thikana/contract/date-format';
import { shortDate } from './dates.ts';

const appointmentDay = dateFormat({ weekday: 'short', day: 'numeric', month: 'short' });

// Few pages show times, so they stay out of the first pages' scripts.

/** The time of day, by the city's clocks. */
export function clock(iso: string): string {
  return clockText(new Date(iso));
}

/** A point in time with its weekday, for appointments. */
export function appointment(iso: string): string {
  const time = new Date(iso);
  return atClock(appointmentDay(time), time);
}

/** A point in time to the minute, by the city's clocks. */
export function dateTime(iso: string): string {
  const time = new Date(iso);
  return atClock(shortDate(iso), time);
}
