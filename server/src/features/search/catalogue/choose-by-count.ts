import type { Steps } from '../../../lib/steps.ts';
import type { HasAtLeast } from '../engine.ts';
import type { Demand } from '../filter.ts';
import { type Bitmap, intersection, slotsAmong, slotsIn, slotsMeeting } from './bitmaps.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import { areTestedSingly, type KeyedCondition, mostTestedSingly, shareMeeting } from './known-bitmaps.ts';
import { withScratch } from './scratch.ts';

/** Listings that meet some of the demands: their slots if they are few. */
type Meeting = { count: number } & ({ slots: Uint32Array } | { bitmap: Bitmap; tried?: Uint32Array });

/** The number of listings to try before any are looked up: usually some of these meet the weaker demands. */
const triedSlots = 2048;

/** What tells whether listings meet a demand. */
interface Test {
  condition: KeyedCondition;
  /** About the share of listings that meet it. */
  share: number;
  /** All slots that meet it, once many are asked for. */
  bitmap?: Bitmap;
  /** How many slots were tested one by one. */
  tested: number;
}

const rarestFirst = (one: Test, other: Test) => one.share - other.share;

/**
 * Calls `choose` with a function that counts listings where some demands are weaker. Listings are tested for rare demands
 * first, because few are left for the others.
 */
export function* chooseByCount<T>(
  store: CatalogueStore,
  demands: readonly Demand[],
  having: Bitmap | undefined,
  choose: (hasAtLeast: HasAtLeast) => Steps<T>,
): Steps<T> {
  return yield* withScratch(function* (scratch) {
    const { columns, usedSlots } = store;
    const tests = new Map<Demand, Test>();
    const listed = scratch.copyOf(store.listed);
    /** Reused, because there may be hundreds of combinations. */
    const found = scratch.array(listed.length);
    const foundSlots = scratch.array(mostTestedSingly(usedSlots));
    const strict = demands
      .map((demand, place) => ({ test: testFor(demand), place }))
      .sort((one, other) => rarestFirst(one.test, other.test));
    /** By the demands that they meet, as bits. */
    const meeting = new Map<number, Meeting>([[0, { count: store.size, bitmap: listed }]]);

    function testFor(demand: Demand): Test {
      const known = tests.get(demand);
      if (known) return known;
      const condition = demand.condition(columns, having);
      const test = { condition, share: shareMeeting(condition, usedSlots), tested: 0 };
      tests.set(demand, test);
      return test;
    }

    /** Adds one demand after the other, so that combinations share most of the work. */
    function* meetingAll(kept: number): Steps<Meeting> {
      const known = meeting.get(kept);
      if (known) return known;
      const last = 31 - Math.clz32(kept);
      const before = yield* meetingAll(kept & ~(1 << last));
      const all = yield* narrowed(before, (strict[last] as (typeof strict)[number]).test);
      const own =
        'slots' in all
          ? { ...all, slots: all.slots.slice() }
          : { ...all, bitmap: scratch.copyOf(all.bitmap) };
      meeting.set(kept, own);
      yield;
      return own;
    }

    /** Those of them that meet a demand. They are valid until the next call. */
    function* narrowed(some: Meeting, test: Test): Steps<Meeting> {
      if ('slots' in some) {
        const slots = yield* tested(some.slots, test);
        return { count: slots.length, slots };
      }
      test.bitmap ??= yield* store.bitmapOf(test.condition, scratch);
      const count = intersection(some.bitmap, [test.bitmap], found);
      return areTestedSingly(count, usedSlots)
        ? { count, slots: slotsIn(found, count) }
        : { count, bitmap: found };
    }

    /** Those that meet a demand, one by one. If there are many, all slots are looked up once instead. */
    function* tested(slots: Uint32Array, test: Test): Steps<Uint32Array> {
      test.tested += slots.length;
      if (!areTestedSingly(test.tested, usedSlots))
        test.bitmap ??= yield* store.bitmapOf(test.condition, scratch);
      const { bitmap, condition } = test;
      return bitmap
        ? slotsAmong(slots, bitmap, foundSlots)
        : slotsMeeting(slots, condition.isMet, foundSlots);
    }

    /** Those that meet the demands which are not at one of these places. */
    const restWithout = (weakened: ReadonlySet<number>) =>
      meetingAll(
        strict.reduce((kept, { place }, rank) => (weakened.has(place) ? kept : kept | (1 << rank)), 0),
      );

    return yield* choose(function* (wanted, weaker) {
      let some = yield* restWithout(new Set(weaker.map(({ place }) => place)));
      const weakened = weaker.flatMap(({ demand }) => (demand ? testFor(demand) : [])).sort(rarestFirst);
      if ('bitmap' in some && weakened.length > 0) {
        some.tried ??= slotsIn(some.bitmap, triedSlots);
        const conditions = weakened.map(({ condition }) => condition.isMet);
        if (haveAtLeast(wanted, some.tried, conditions)) return true;
      }
      for (const test of weakened) {
        if (some.count < wanted) return false;
        some = yield* narrowed(some, test);
        yield;
      }
      return some.count >= wanted;
    });
  });
}

function haveAtLeast(
  wanted: number,
  slots: Uint32Array,
  tests: readonly ((slot: number) => boolean)[],
): boolean {
  let count = 0;
  for (let at = 0; at < slots.length && count < wanted; at += 1) {
    const slot = slots[at] as number;
    // Not `every`, which would need a function for each slot.
    let place = 0;
    while (tests[place]?.(slot)) place += 1;
    if (place === tests.length) count += 1;
  }
  return count >= wanted;
}
