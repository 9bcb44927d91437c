import type { HasAtLeast } from '../engine.ts';
import type { Demand } from '../filter.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import type { Misses } from './misses.ts';

/**
 * Calls `choose` with a function that counts listings where some demands are weaker. One pass finds which demands each
 * listing fails; then only listings that fail nothing but the weakened demands are looked at.
 */
export function chooseByCount<T>(
  store: CatalogueStore,
  demands: readonly Demand[],
  scores: Uint16Array | undefined,
  choose: (hasAtLeast: HasAtLeast) => T,
): T {
  const { columns } = store;
  const misses = store.misses(demands.map((demand) => demand.condition(columns, scores)));
  const slots = slotsByMark(misses, demands.length);
  return choose((wanted, weaker) => {
    const bits = weaker.reduce((all, { place }) => all | (1 << place), 0);
    if (slots.count(bits) < wanted) return false;
    const conditions = weaker.flatMap(({ demand }) => demand?.condition(columns, scores) ?? []);
    if (conditions.length === 0) return true;
    const left = slots.within(bits);
    return conditions.reduce((count, condition) => condition.keep(left, count), left.length) >= wanted;
  });
}

/** Slots by the conditions that they fail: a bit for each. Vacant slots, whose marks are larger, are left out. */
function slotsByMark({ marks, used }: Misses, conditions: number) {
  const counts = new Uint32Array(2 ** conditions);
  for (let slot = 0; slot < used; slot += 1) {
    const mark = marks[slot] as number;
    if (mark < counts.length) counts[mark] = (counts[mark] as number) + 1;
  }
  const failedBy = new Uint8Array(counts.length);
  for (let mark = 1; mark < failedBy.length; mark += 1)
    failedBy[mark] = (failedBy[mark >> 1] as number) + (mark & 1);
  const known = new Map<number, { sorted: Uint32Array; ends: Uint32Array }>();

  /** Slots that fail at most so many conditions, sorted by mark; most searches need those that fail few. */
  function sortedUpTo(most: number) {
    const ends = counts.map((count, mark) => ((failedBy[mark] as number) <= most ? count : 0));
    for (let mark = 1; mark < ends.length; mark += 1)
      ends[mark] = (ends[mark] as number) + (ends[mark - 1] as number);
    const sorted = new Uint32Array(ends.at(-1) ?? 0);
    const places = new Uint32Array(ends.length);
    places.set(ends.subarray(0, -1), 1);
    for (let slot = 0; slot < used; slot += 1) {
      const mark = marks[slot] as number;
      if (mark >= counts.length || (failedBy[mark] as number) > most) continue;
      const place = places[mark] as number;
      sorted[place] = slot;
      places[mark] = place + 1;
    }
    return { sorted, ends };
  }

  function count(bits: number): number {
    let total = 0;
    for (const mark of marksWithin(bits)) total += counts[mark] as number;
    return total;
  }

  return {
    /** The number of slots that fail only these conditions. */
    count,
    /** A copy of the slots that fail only these conditions. */
    within(bits: number): Uint32Array {
      const most = failedBy[bits] as number;
      const { sorted, ends } = known.get(most) ?? sortedUpTo(most);
      known.set(most, { sorted, ends });
      const found = new Uint32Array(count(bits));
      let at = 0;
      for (const mark of marksWithin(bits)) {
        const end = ends[mark] as number;
        found.set(sorted.subarray(end - (counts[mark] as number), end), at);
        at += counts[mark] as number;
      }
      return found;
    },
  };
}

/** Every combination of these bits. */
function* marksWithin(bits: number): Generator<number> {
  for (let mark = bits; mark > 0; mark = (mark - 1) & bits) yield mark;
  yield 0;
}
