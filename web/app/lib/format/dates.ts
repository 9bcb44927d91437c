/**
 * Created on first use: a formatter takes 3 to 50 ms to create in a desktop browser, and many times that on a phone.
 */
function dates(options: Intl.DateTimeFormatOptions): (time: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (time) => {
    format ??= new Intl.DateTimeFormat('en-IN', options);
    return format.format(time);
  };
}

const longDateOf = dates({ dateStyle: 'long', timeZone: 'Asia/Kolkata' });
const dayOf = dates({ dateStyle: 'medium', timeZone: 'UTC' });
const shortDayOf = dates({ day: 'numeric', month: 'short', timeZone: 'UTC' });
const dateTimeOf = dates({ dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' });

/** The day of a point in time in Siliguri; undefined if it is not a date. */
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

/** A point in time to the minute, in Siliguri's time zone. */
export function dateTime(iso: string): string {
  return dateTimeOf(new Date(iso));
}
