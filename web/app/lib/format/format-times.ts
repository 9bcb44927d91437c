import { dateFormat } from '@thikana/contract/date-format';

const clockOf = dateFormat({ timeStyle: 'short' });
const appointmentOf = dateFormat({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
});

/**
 * A point in time to the minute, by the city's clocks. Only conversations use it, so it stays out of the first pages'
 * scripts.
 */
export function clock(iso: string): string {
  return clockOf(new Date(iso));
}

/** A point in time with its weekday, for appointments. */
export function appointment(iso: string): string {
  return appointmentOf(new Date(iso));
}
