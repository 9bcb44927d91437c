import type { Steps } from '../../../lib/steps.ts';
import type { HasAtLeast } from '../engine.ts';
import type { Demand } from '../filter.ts';
import { type Bitmap, countBits, intersection, slotsIn } from './bitmaps.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import { areTestedSingly, type KeyedCondition } from './known-bitmaps.ts';
import { withScratch } from './scratch.ts';

/** Listings that meet all demands but some: their slots if they are few. */
type Rest = { count: number } & ({ slots: Uint32Array } | { bitmap: Bitmap });

/**
 * Calls `choose` with a function that counts listings where some demands are weaker. Each demand is one bitmap; only
 * listings that meet all demands but the weakened ones are looked at.
 */
export function* chooseByCount<T>(
  store: CatalogueStore,
  demands: readonly Demand[],
  having: Bitmap | undefined,
  choose: (hasAtLeast: HasAtLeast) => Steps<T>,
): Steps<T> {
  return yield* withScratch(function* (scratch) {
    const { columns } = store;
    const rests = new Map<number, Rest>();
    const conditions = new Map<Demand, KeyedCondition>();
    const listed = scratch.copyOf(store.listed);
    /** Reused, because there may be hundreds of combinations. */
    const found = scratch.array(listed.length);
    const strict: { bitmap: Bitmap; place: number; count: number }[] = [];
    for (const [place, demand] of demands.entries()) {
      const bitmap = yield* store.bitmapOf(demand.condition(columns, having));
      strict.push({ bitmap, place, count: countBits(bitmap) });
    }
    // Most slots miss the rarest, and are not looked up in the others.
    strict.sort((one, other) => one.count - other.count);

    function restWithout(weakened: number): Rest {
      const known = rests.get(weakened);
      if (known) return known;
      const kept = strict.filter(({ place }) => ((weakened >>> place) & 1) === 0);
      const count = intersection(
        listed,
        kept.map(({ bitmap }) => bitmap),
        found,
      );
      const rest = areTestedSingly(count, store.usedSlots)
        ? { count, slots: slotsIn(found, count) }
        : { count, bitmap: scratch.copyOf(found) };
      rests.set(weakened, rest);
      return rest;
    }

    function conditionOf(demand: Demand): KeyedCondition {
      const known = conditions.get(demand) ?? demand.condition(columns, having);
      conditions.set(demand, known);
      return known;
    }

    return yield* choose(function* (wanted, weaker) {
      const rest = restWithout(weaker.reduce((all, { place }) => all | (1 << place), 0));
      if (rest.count < wanted) return false;
      const weakened = weaker.flatMap(({ demand }) => (demand ? conditionOf(demand) : []));
      if (weakened.length === 0) return true;
      if ('slots' in rest) return hasMeeting(rest.slots, weakened, wanted);
      const bitmaps: Bitmap[] = [];
      for (const condition of weakened) bitmaps.push(yield* store.bitmapOf(condition));
      yield;
      return intersection(rest.bitmap, bitmaps, found) >= wanted;
    });
  });
}

function hasMeeting(slots: Uint32Array, conditions: readonly KeyedCondition[], wanted: number): boolean {
  let count = 0;
  for (let at = 0; at < slots.length && count < wanted; at += 1) {
    const slot = slots[at] as number;
    if (conditions.every((condition) => condition.isMet(slot))) count += 1;
  }
  return count >= wanted;
}
