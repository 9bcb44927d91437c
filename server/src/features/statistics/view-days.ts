import { statisticsDays, type ViewCounts } from '@thikana/contract/statistics';
import { dayMilliseconds } from '../../lib/durations.ts';
import { kolkataDay } from '../../lib/kolkata-day.ts';

/** The days of the owner's charts, oldest first. */
export function viewDays(now: Date): string[] {
  return Array.from({ length: statisticsDays }, (_, index) =>
    kolkataDay(new Date(now.getTime() - (statisticsDays - 1 - index) * dayMilliseconds)),
  );
}

export function firstViewDay(now: Date): string {
  return viewDays(now)[0] ?? kolkataDay(now);
}

export const noViews: ViewCounts = { view: 0, phone: 0, message: 0, shortlist: 0 };
