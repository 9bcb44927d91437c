import { type SeenCounts, statisticsDays } from '@thikana/contract/statistics';
import { dayMilliseconds } from '../../lib/durations.ts';
import { kolkataDay } from '../../lib/kolkata-day.ts';

/** The days of the owner's charts, oldest first. */
export function seenDays(now: Date): string[] {
  return Array.from({ length: statisticsDays }, (_, index) =>
    kolkataDay(new Date(now.getTime() - (statisticsDays - 1 - index) * dayMilliseconds)),
  );
}

export function firstSeenDay(now: Date): string {
  return seenDays(now)[0] ?? kolkataDay(now);
}

export const nothingSeen: SeenCounts = { view: 0, phone: 0, message: 0, shortlist: 0 };
