import { clockText } from '@thikana/contract/clock-text';
import { dateParts } from '@thikana/contract/date-format';
import { m } from '../../paraglide/messages.js';

const partsOf = dateParts({
  ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  ...{ hour: 'numeric', timeZoneName: 'long' },
});

/** A day in emails: 3 November 2026. */
export function dayOfMail(time: Date): string {
  const { day, month, year } = partsOf(time);
  return m.mail_day({ day, month, year });
}

/** The last full day before a midnight: 3 November 2026. */
export function lastDayOfMail(midnight: Date): string {
  return dayOfMail(new Date(midnight.getTime() - 1));
}

/** A time in emails: 3 November 2026 at 4:05 pm India Standard Time. */
export const timeOfMail = (time: Date): string => withZone(time, atClock(time, dayOfMail(time)));

/** With the weekday and without the zone: Tuesday, 3 November 2026 at 4:05 pm. */
export function timeOfVisit(time: Date): string {
  const { weekday } = partsOf(time);
  return atClock(time, m.mail_weekday({ weekday, date: dayOfMail(time) }));
}

/** Tuesday, 3 November 2026 at 4:05 pm India Standard Time. */
export const timeOfVisitWithZone = (time: Date): string => withZone(time, timeOfVisit(time));

const atClock = (time: Date, date: string): string => m.mail_time({ date, clock: clockText(time) });

function withZone(time: Date, text: string): string {
  return m.mail_zone({ time: text, zone: partsOf(time).timeZoneName });
}
