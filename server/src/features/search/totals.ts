import { LRUCache } from 'lru-cache';

/** Caches the totals of filtered lists until listings change. */
export interface Totals {
  get(key: string, count: () => Promise<number>): Promise<number>;
  clear(): void;
}

const maxKept = 5_000;

export function createTotals(): Totals {
  const empty = () => new LRUCache<string, number>({ max: maxKept });
  let kept = empty();
  return {
    async get(key, count) {
      const known = kept.get(key);
      if (known !== undefined) return known;
      // A count that started before the change is stored in the discarded map.
      const current = kept;
      const total = await count();
      current.set(key, total);
      return total;
    },
    clear() {
      kept = empty();
    },
  };
}
