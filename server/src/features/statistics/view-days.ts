import { addDays, cityDay } from '@thikana/contract/city-time';
import { statisticsDays, type ViewCounts } from '@thikana/contract/statistics';

/** The days of the owner's charts, oldest first. */
export function viewDays(now: Date): string[] {
  const first = firstViewDay(now);
  return Array.from({ length: statisticsDays }, (_, index) => addDays(first, index));
}

export function firstViewDay(now: Date): string {
  return addDays(cityDay(now), 1 - statisticsDays);
}

export const noViews: ViewCounts = { view: 0, phone: 0, message: 0, shortlist: 0 };
