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

/** A point in time as its minute in Siliguri. Times of conversations: no first page carries them. */
export function clock(iso: string): string {
  return clockFormat.format(new Date(iso));
}

/** A point in time with its weekday, as people agree on it. */
export function appointment(iso: string): string {
  return appointmentFormat.format(new Date(iso));
}

/** The day in Siliguri of a point in time, YYYY-MM-DD. India keeps one offset all year. */
export function siliguriDay(iso: string): string {
  return new Date(new Date(iso).getTime() + siliguriMilliseconds).toISOString().slice(0, 10);
}
