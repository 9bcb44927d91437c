import { dateFormat } from '@thikana/contract/date-format';

const longDateOf = dateFormat({ dateStyle: 'long' });
const dayOf = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });
const shortDayOf = dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });
const monthOf = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });
const dayInCity = dateFormat({ dateStyle: 'medium' });

/** The day of a point in time in the city; undefined if it is not a date. */
export function longDate(iso: string): string | undefined {
  const time = new Date(iso);
  return Number.isNaN(time.getTime()) ? undefined : longDateOf(time);
}

/** A day, YYYY-MM-DD, as text. */
export function day(isoDay: string): string {
  return dayOf(new Date(`${isoDay}T00:00:00Z`));
}

/** A day, YYYY-MM-DD, as text without the year, for narrow places. */
export function shortDay(isoDay: string): string {
  return shortDayOf(new Date(`${isoDay}T00:00:00Z`));
}

/** A month, YYYY-MM, as text. */
export function monthName(month: string): string {
  return monthOf(new Date(`${month}-01T00:00:00Z`));
}

/** The day of a point in time in the city, for narrow columns. */
export function shortDate(iso: string): string {
  return dayInCity(new Date(iso));
}
