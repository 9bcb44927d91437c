import type { SeenDay } from '@thikana/contract/statistics';
import { listingRows, requireOwn } from '../listings/listings.feature.ts';
import { firstSeenDay, nothingSeen, seenDays } from './seen-days.ts';
import type { StatisticsDependencies } from './statistics.dependencies.ts';
import { statisticsRepository } from './statistics.repository.ts';

export async function viewStatistics(
  { db, now }: Pick<StatisticsDependencies, 'db' | 'now'>,
  ownerId: string,
  listingId: string,
): Promise<SeenDay[]> {
  const listing = await listingRows(db).find(listingId);
  requireOwn(listing, ownerId);
  const time = now();
  const days = new Map(seenDays(time).map((day): [string, SeenDay] => [day, { day, ...nothingSeen }]));
  for (const { day, kind, count } of await statisticsRepository(db).listDays(listingId, firstSeenDay(time))) {
    const counted = days.get(day);
    if (counted) counted[kind] = count;
  }
  return [...days.values()];
}
