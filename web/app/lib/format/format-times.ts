import { atClock, clockText } from '@thikana/contract/clock-text';
import { dateFormat } from '@thikana/contract/date-format';

const appointmentDay = dateFormat({ weekday: 'short', day: 'numeric', month: 'short' });

/**
 * A point in time to the minute, by the city's clocks. Only conversations use it, so it stays out of the first pages'
 * scripts.
 */
export function clock(iso: string): string {
  return clockText(new Date(iso));
}

/** A point in time with its weekday, for appointments. */
export function appointment(iso: string): string {
  const time = new Date(iso);
  return atClock(appointmentDay(time), time);
}
