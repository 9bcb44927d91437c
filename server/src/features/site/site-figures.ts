import { type Kept, keptForAMinute } from '../../lib/kept-for-a-minute.ts';

/** The numbers behind the counters. */
interface Figures {
  listings: number;
  customers: number;
}

export type SiteFigures = Kept<Figures>;

/** Counts at most once a minute. */
export function createSiteFigures({
  countListings,
  countCustomers,
  now,
}: {
  countListings: () => Promise<number>;
  countCustomers: () => Promise<number>;
  now: () => Date;
}): SiteFigures {
  return keptForAMinute(async () => {
    const [listings, customers] = await Promise.all([countListings(), countCustomers()]);
    return { listings, customers };
  }, now);
}
