import type { ViewDay } from '@thikana/contract/statistics';
import { listingRows, requireOwn } from '../listings/listings.feature.ts';
import type { StatisticsDependencies } from './statistics.dependencies.ts';
import { statisticsRepository } from './statistics.repository.ts';
import { firstViewDay, noViews, viewDays } from './view-days.ts';

export async function viewStatistics(
  { db, now }: Pick<StatisticsDependencies, 'db' | 'now'>,
  ownerId: string,
  listingId: string,
): Promise<ViewDay[]> {
  const listing = await listingRows(db).find(listingId);
  requireOwn(listing, ownerId);
  const time = now();
  const days = new Map(viewDays(time).map((day): [string, ViewDay] => [day, { day, ...noViews }]));
  for (const { day, kind, count } of await statisticsRepository(db).listDays(listingId, firstViewDay(time))) {
    const counted = days.get(day);
    if (counted) counted[kind] = count;
  }
  return [...days.values()];
}
