import type { Site } from '@thikana/contract/site';

const printed = { listings: 10, customers: 10, areas: 20 };

/** What the home page counts: rounded down to tens, and never below the printed figures. */
export function siteCounters(counted: Site['counters']): Site['counters'] {
  const round = (figure: number, least: number) => Math.max(least, Math.floor(figure / 10) * 10);
  return {
    listings: round(counted.listings, printed.listings),
    customers: round(counted.customers, printed.customers),
    areas: round(counted.areas, printed.areas),
  };
}
