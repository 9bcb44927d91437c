import { dateFormat } from './date-format.ts';

const dayMilliseconds = 86_400_000;
/** Swedish dates are ISO 8601: 2026-11-23 05:45:00. */
const clocksAt = dateFormat({ dateStyle: 'short', timeStyle: 'medium' }, 'sv-SE');

/** The day in the city, YYYY-MM-DD. */
export function cityDay(time: Date): string {
  return clocksAt(time).slice(0, 10);
}

/** The hour that the city's clocks show, from 0 to 23. */
export function cityHour(time: Date): number {
  return Number(clocksAt(time).slice(11, 13));
}

/** The minute that the city's clocks show, from 0 to 59; some are half an hour or 15 minutes apart from others. */
export function cityMinute(time: Date): number {
  return Number(clocksAt(time).slice(14, 16));
}

/**
 * The point in time when the city's clocks show YYYY-MM-DDTHH:MM: the first of two if they are put back then. A time
 * that they skip counts on from the clock change.
 */
export function fromCityClocks(text: string): Date {
  const shown = Date.parse(`${text}Z`);
  if (Number.isNaN(shown)) return new Date(Number.NaN);
  const before = shown - offsetAt(shown - dayMilliseconds);
  const after = shown - offsetAt(shown + dayMilliseconds);
  const isAfter =
    before !== after && before + offsetAt(before) !== shown && after + offsetAt(after) === shown;
  return new Date(isAfter ? after : before);
}

/** By how many milliseconds the city's clocks are ahead of UTC. */
function offsetAt(milliseconds: number): number {
  const wholeSeconds = Math.floor(milliseconds / 1000) * 1000;
  return Date.parse(`${clocksAt(new Date(wholeSeconds)).replace(' ', 'T')}Z`) - wholeSeconds;
}

/** When a day of the city begins: at midnight, or at the clock change that skips midnight. */
export function startOfCityDay(day: string): Date {
  return fromCityClocks(`${day}T00:00`);
}

/** YYYY-MM-DD */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMilliseconds).toISOString().slice(0, 10);
}

/** Milliseconds until the city's next day begins. */
export function untilCityMidnight(time: Date): number {
  return startOfCityDay(addDays(cityDay(time), 1)).getTime() - time.getTime();
}
