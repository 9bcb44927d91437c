import type { Site } from '@thikana/contract/site';
import { type MinuteCache, minuteCache } from '../../lib/minute-cache.ts';

/** The numbers behind the counters. */
export type SiteFigures = MinuteCache<Site['counters']>;

/** Counts at most once a minute. */
export function createSiteFigures({
  countListings,
  countCustomers,
  countAreas,
  now,
}: {
  countListings: () => Promise<number>;
  countCustomers: () => Promise<number>;
  countAreas: () => Promise<number>;
  now: () => Date;
}): SiteFigures {
  return minuteCache(async () => {
    const [listings, customers, areas] = await Promise.all([countListings(), countCustomers(), countAreas()]);
    return { listings, customers, areas };
  }, now);
}
