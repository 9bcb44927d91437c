import { currentCity } from '@thikana/contract/city';

/**
 * The time of a point in time today by the city's clocks, '14:05', or else its date and time, '27/11, 14:05'. Without
 * words, because every page loads it.
 */
export function recentTime(iso: string, now = new Date()): string {
  const time = new Date(iso);
  const { timeZone } = currentCity();
  const day = { timeZone, day: '2-digit', month: '2-digit' } as const;
  const minute = { timeZone, hour: '2-digit', minute: '2-digit' } as const;
  const written = (date: Date, options: Intl.DateTimeFormatOptions) => date.toLocaleString('en-GB', options);
  return written(time, written(time, day) === written(now, day) ? minute : { ...day, ...minute });
}
