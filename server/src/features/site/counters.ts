import type { Settings } from '@thikana/contract/settings';
import type { Site } from '@thikana/contract/site';

/** The counters of the home page: rounded down to tens, and never below the configured minimum. */
export function siteCounters(counted: Site['counters'], floors: Settings['counterFloors']): Site['counters'] {
  const round = (figure: number, least: number) => Math.max(least, Math.floor(figure / 10) * 10);
  return {
    listings: round(counted.listings, floors.listings),
    customers: round(counted.customers, floors.customers),
    areas: round(counted.areas, floors.areas),
  };
}
