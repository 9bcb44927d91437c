import { m } from '../../paraglide/messages.js';

const clockOf = (dateStyle: 'long' | 'full') =>
  new Intl.DateTimeFormat('en-IN', { dateStyle, timeStyle: 'short', timeZone: 'Asia/Kolkata' });
const clock = clockOf('long');
const clockOfVisits = clockOf('full');

/** A time in emails: 3 November 2026 at 4:05 pm (Indian time). */
export function timeOfMail(date: Date): string {
  return m.mail_indian_time({ time: clock.format(date) });
}

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** A day in emails: 3 November 2026. */
export function dayOfMail(date: Date): string {
  return day.format(date);
}

/** The last full day before a midnight: 3 November 2026. */
export function lastDayOfMail(midnight: Date): string {
  return dayOfMail(new Date(midnight.getTime() - 1));
}

/** With the weekday and without the zone: Tuesday, 3 November 2026 at 4:05 pm. */
export function timeOfVisit(date: Date): string {
  return clockOfVisits.format(date);
}
