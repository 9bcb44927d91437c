import { dateFormat } from '@thikana/contract/date-format';

const dayParts = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const clockParts = { hour: 'numeric', minute: '2-digit' } as const;

/** A time in emails: 3 November 2026 at 4:05 pm India Standard Time. */
export const timeOfMail = dateFormat({ ...dayParts, ...clockParts, timeZoneName: 'long' });

/** A day in emails: 3 November 2026. */
export const dayOfMail = dateFormat({ dateStyle: 'long' });

/** The last full day before a midnight: 3 November 2026. */
export function lastDayOfMail(midnight: Date): string {
  return dayOfMail(new Date(midnight.getTime() - 1));
}

/** With the weekday and without the zone: Tuesday, 3 November 2026 at 4:05 pm. */
export const timeOfVisit = dateFormat({ dateStyle: 'full', timeStyle: 'short' });

/** Tuesday, 3 November 2026 at 4:05 pm India Standard Time. */
export const timeOfVisitWithZone = dateFormat({
  ...{ weekday: 'long', ...dayParts, ...clockParts },
  timeZoneName: 'long',
});
