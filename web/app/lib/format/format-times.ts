const zone = 'Asia/Kolkata';
const clockFormat = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone: zone });
const appointmentFormat = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: zone,
});
const siliguriMilliseconds = 5.5 * 3_600_000;

/**
 * A point in time to the minute, in Siliguri's time zone. Only conversations use it, so it stays out of the first
 * pages' scripts.
 */
export function clock(iso: string): string {
  return clockFormat.format(new Date(iso));
}

/** A point in time with its weekday, for appointments. */
export function appointment(iso: string): string {
  return appointmentFormat.format(new Date(iso));
}

/** The day of a point in time in Siliguri, YYYY-MM-DD. India's offset is constant all year. */
export function siliguriDay(iso: string): string {
  return new Date(new Date(iso).getTime() + siliguriMilliseconds).toISOString().slice(0, 10);
}
