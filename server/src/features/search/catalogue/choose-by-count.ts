import type { Steps } from '../../../lib/steps.ts';
import type { HasAtLeast } from '../engine.ts';
import type { Demand } from '../filter.ts';
import { type Bitmap, countCommon, intersect, slotsIn } from './bitmaps.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import { fewSlots, type KeyedCondition } from './known-bitmaps.ts';
import type { Ranked } from './words/rank-slots.ts';

/** Listings that meet all demands but some. */
interface Rest {
  bitmap: Bitmap;
  count: number;
  /** If they are few. */
  slots?: Uint32Array;
}

/**
 * Calls `choose` with a function that counts listings where some demands are weaker. Each demand is one bitmap; only
 * listings that meet all demands but the weakened ones are looked at.
 */
export function* chooseByCount<T>(
  store: CatalogueStore,
  demands: readonly Demand[],
  ranked: Ranked | undefined,
  choose: (hasAtLeast: HasAtLeast) => Steps<T>,
): Steps<T> {
  const { columns } = store;
  const strict = demands.map((demand) => demand.condition(columns, ranked));
  const rests = new Map<number, Rest>();
  const conditions = new Map<Demand, KeyedCondition>();

  function* restWithout(weakened: number): Steps<Rest> {
    const known = rests.get(weakened);
    if (known) return known;
    const bitmap = store.listed.slice();
    const count = yield* store.narrow(
      bitmap,
      strict.filter((_, place) => ((weakened >>> place) & 1) === 0),
    );
    const rest = { bitmap, count, ...(count <= fewSlots && { slots: slotsIn(bitmap, count) }) };
    rests.set(weakened, rest);
    return rest;
  }

  function conditionOf(demand: Demand): KeyedCondition {
    const known = conditions.get(demand) ?? demand.condition(columns, ranked);
    conditions.set(demand, known);
    return known;
  }

  return yield* choose(function* (wanted, weaker) {
    const rest = yield* restWithout(weaker.reduce((all, { place }) => all | (1 << place), 0));
    if (rest.count < wanted) return false;
    const weakened = weaker.flatMap(({ demand }) => (demand ? conditionOf(demand) : []));
    if (weakened.length === 0) return true;
    if (rest.slots) return hasMeeting(rest.slots, weakened, wanted);
    yield;
    const bitmaps: Bitmap[] = [];
    for (const condition of weakened) bitmaps.push(yield* store.bitmapOf(condition));
    const [first, ...others] = bitmaps;
    const left = others.length > 0 ? rest.bitmap.slice() : rest.bitmap;
    for (const other of others) intersect(left, other);
    return countCommon(left, first as Bitmap) >= wanted;
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
