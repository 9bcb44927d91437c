/** What the counters of the site are made of. */
interface Figures {
  listings: number;
  customers: number;
}

export interface SiteFigures {
  get(): Promise<Figures>;
  forget(): void;
}

const keptMilliseconds = 60_000;

/** Counts at most once a minute, however many pages carry the counters. */
export function createSiteFigures(options: {
  countListings: () => Promise<number>;
  countCustomers: () => Promise<number>;
  now: () => Date;
}): SiteFigures {
  let kept: { figures: Promise<Figures>; until: number } | undefined;

  async function count(): Promise<Figures> {
    const [listings, customers] = await Promise.all([options.countListings(), options.countCustomers()]);
    return { listings, customers };
  }

  return {
    get() {
      const now = options.now().getTime();
      if (kept && now < kept.until) return kept.figures;
      const counting = { figures: count(), until: now + keptMilliseconds };
      kept = counting;
      counting.figures.catch(() => {
        if (kept === counting) kept = undefined;
      });
      return counting.figures;
    },
    forget() {
      kept = undefined;
    },
  };
}
