/** Totals of filtered lists, counted once and kept until the listings change. */
export interface Totals {
  get(key: string, count: () => Promise<number>): Promise<number>;
  clear(): void;
}

const maxKept = 5_000;

export function createTotals(): Totals {
  let kept = new Map<string, number>();
  return {
    async get(key, count) {
      const known = kept.get(key);
      if (known !== undefined) return known;
      // A count that was begun before the listings changed is put into the map that was let go.
      const current = kept;
      const total = await count();
      if (current.size >= maxKept) current.clear();
      current.set(key, total);
      return total;
    },
    clear() {
      kept = new Map();
    },
  };
}
