import type { Steps } from '../../../lib/steps.ts';
import type { HasAtLeast } from '../engine.ts';
import type { Demand } from '../filter.ts';
import { type Bitmap, countBits, hasBit, intersection, slotsIn } from './bitmaps.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import { areTestedSingly, type KeyedCondition } from './known-bitmaps.ts';
import { withScratch } from './scratch.ts';

/** Listings that meet some of the demands: their slots if they are few. */
type Meeting = { count: number } & ({ slots: Uint32Array } | { bitmap: Bitmap });

/** A weaker demand is tried on so many listings before it is looked up for all: usually some of these meet it. */
const triedSlots = 2048;

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
    const conditions = new Map<Demand, KeyedCondition>();
    const listed = scratch.copyOf(store.listed);
    /** Reused, because there may be hundreds of combinations. */
    const found = scratch.array(listed.length);
    const strict: { bitmap: Bitmap; place: number; count: number }[] = [];
    for (const [place, demand] of demands.entries()) {
      const bitmap = yield* store.bitmapOf(demand.condition(columns, having));
      strict.push({ bitmap, place, count: countBits(bitmap) });
    }
    // Most slots miss the rarest.
    strict.sort((one, other) => one.count - other.count);
    /** By the demands that they meet, as bits. */
    const meeting = new Map<number, Meeting>([[0, { count: store.size, bitmap: listed }]]);

    /** Adds one demand after the other, the rarest first, so that combinations share most of the work. */
    function* meetingAll(kept: number): Steps<Meeting> {
      const known = meeting.get(kept);
      if (known) return known;
      const last = 31 - Math.clz32(kept);
      const { bitmap } = strict[last] as { bitmap: Bitmap };
      const all = bothOf(yield* meetingAll(kept & ~(1 << last)), bitmap);
      meeting.set(kept, all);
      yield;
      return all;
    }

    function bothOf(some: Meeting, bitmap: Bitmap): Meeting {
      if ('slots' in some) {
        const slots = some.slots.filter((slot) => hasBit(bitmap, slot));
        return { count: slots.length, slots };
      }
      const count = intersection(some.bitmap, [bitmap], found);
      return areTestedSingly(count, store.usedSlots)
        ? { count, slots: slotsIn(found, count) }
        : { count, bitmap: scratch.copyOf(found) };
    }

    /** Those that meet the demands which are not at one of these places. */
    const restWithout = (weakened: ReadonlySet<number>) =>
      meetingAll(
        strict.reduce((kept, { place }, rank) => (weakened.has(place) ? kept : kept | (1 << rank)), 0),
      );

    function conditionOf(demand: Demand): KeyedCondition {
      const known = conditions.get(demand) ?? demand.condition(columns, having);
      conditions.set(demand, known);
      return known;
    }

    return yield* choose(function* (wanted, weaker) {
      const rest = yield* restWithout(new Set(weaker.map(({ place }) => place)));
      if (rest.count < wanted) return false;
      const weakened = weaker.flatMap(({ demand }) => (demand ? conditionOf(demand) : []));
      if (weakened.length === 0) return true;
      if ('slots' in rest) return hasMeeting(rest.slots, weakened, wanted);
      if (hasMeeting(slotsIn(rest.bitmap, triedSlots), weakened, wanted)) return true;
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
