import { cityMinute } from '@thikana/contract/city-time';
import type { DigestFrequency } from '@thikana/contract/digest';
import { minuteMilliseconds } from '../../lib/durations.ts';
import { dayOfLastMorning, morningOf } from '../../lib/last-morning.ts';

/**
 * Whether a person is due: once in each hour or day of the city's clocks, at the full hour or at eight in the morning.
 */
export function isDue(frequency: DigestFrequency, lookedAt: Date, now: Date): boolean {
  switch (frequency) {
    case 'at-once':
      return true;
    case 'hourly':
      return lookedAt < startOfHour(now);
    case 'daily':
      return lookedAt < morningOf(dayOfLastMorning(now));
    case 'off':
      return false;
  }
}

function startOfHour(now: Date): Date {
  const intoMinute = now.getTime() % minuteMilliseconds;
  return new Date(now.getTime() - cityMinute(now) * minuteMilliseconds - intoMinute);
}
