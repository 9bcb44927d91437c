import { LRUCache } from 'lru-cache';
import type { Steps } from '../../../lib/steps.ts';
import {
  type Bitmap,
  bitmapLength,
  countBits,
  intersect,
  intersection,
  keepMeeting,
  setBit,
  slotsAmong,
  slotsIn,
} from './bitmaps.ts';
import type { ColumnCondition } from './column-conditions.ts';

/** A condition that may be kept by this text, which says everything about it. */
export interface KeyedCondition extends ColumnCondition {
  key?: string | undefined;
  /** The number of slots in the columns of the condition, which are replaced when they are full. */
  capacity?: number;
}

export type Fillable = Omit<KeyedCondition, 'isMet'>;

interface Filled {
  bitmap: Bitmap;
  /** The slots before this one are filled. */
  filled: number;
  /** About the number of bits. */
  count: number;
}

/** If few slots meet the condition, they take less memory than a bitmap. */
type Known = Filled | (Omit<Filled, 'bitmap'> & { slots: Uint32Array });

/** Few are tested one by one instead of all listings. With a twentieth or a twelfth, close matches take longer. */
export const areTestedSingly = (slots: number, all: number): boolean => slots <= mostTestedSingly(all);
export const mostTestedSingly = (all: number): number => Math.floor(all / 50);

/** The number of slots to test for estimating how rare a condition is. */
const sampledSlots = 512;

/** About the share of the slots below `used` that meet the condition. */
export function shareMeeting({ isMet }: Pick<ColumnCondition, 'isMet'>, used: number): number {
  // Odd, because neighbours may take turns in something.
  const step = Math.floor(used / sampledSlots) | 1;
  let met = 0;
  for (let slot = 0; slot < used; slot += step) if (isMet(slot)) met += 1;
  return met / Math.ceil(used / step);
}

/** So many are filled in one step, a multiple of 32. */
const stepSlots = 2 ** 16;

/** Those of 60 conditions for a million listings, and those of thousands that few listings meet. */
const mostBytes = 8 * 2 ** 20;

/** Slots take at most an eighth of the bitmap. */
const areListed = (count: number, all: number): boolean => count <= all / 256;

/**
 * The slots that meet conditions, as long as they are asked for. A slot is written once, so what is known is only
 * extended by the slots that came since. Slots that are vacant by now stay.
 */
export function createKnownBitmaps() {
  const known = new LRUCache<string, Known>({
    maxSize: mostBytes,
    sizeCalculation: (each, key) => ('slots' in each ? each.slots : each.bitmap).byteLength + key.length,
  });

  function* extended({ bitmap, filled, count }: Filled, condition: Fillable, used: number): Steps<Filled> {
    const length = bitmapLength(used);
    const larger = bitmap.length < length ? new Uint32Array(Math.ceil(length * 1.125)) : bitmap;
    if (larger !== bitmap) larger.set(bitmap);
    for (let from = filled; from < used; ) {
      const to = Math.min(used, from - (from % stepSlots) + stepSlots);
      condition.fill(larger, from, to);
      from = to;
      yield;
    }
    return { bitmap: larger, filled: used, count: count + countBits(larger.subarray(filled >>> 5)) };
  }

  function* lookUp(condition: Fillable, slots: number): Steps<Known> {
    const { key, capacity = slots } = condition;
    const used = Math.min(slots, capacity);
    const before = key === undefined ? undefined : known.get(key);
    if (before && before.filled >= used) return before;
    const now = yield* extended(asFilled(before), condition, used);
    if (key === undefined) return now;
    const kept = areListed(now.count, used) ? asListed(now) : now;
    known.set(key, kept);
    return kept;
  }

  function* of(condition: Fillable, slots: number): Steps<Bitmap> {
    const { bitmap } = asFilled(yield* lookUp(condition, slots));
    return bitmap.subarray(0, bitmapLength(Math.min(slots, condition.capacity ?? slots)));
  }

  return {
    /** The slots below `used` that meet the condition. Do not modify it. */
    of,
    /**
     * Keeps the slots that meet all conditions; returns their number. Known conditions come first, then rare ones, so
     * that the others need no bitmap if few slots are left.
     */
    *narrow(bitmap: Bitmap, conditions: readonly KeyedCondition[], used: number): Steps<number> {
      const isKnown = ({ key }: KeyedCondition) => key !== undefined && (known.get(key)?.filled ?? 0) >= used;
      const others = rarestFirst(
        conditions.filter((each) => !isKnown(each)),
        used,
      );
      const bitmaps: Filled[] = [];
      for (const condition of conditions.filter(isKnown)) {
        const found = yield* lookUp(condition, used);
        if ('slots' in found) keepAmong(bitmap, found.slots);
        else bitmaps.push(found);
      }
      // Most slots miss the rarest, and are not looked up in the others.
      bitmaps.sort((one, other) => one.count - other.count);
      let count = intersection(
        bitmap,
        bitmaps.map((each) => each.bitmap),
        bitmap,
      );
      for (const condition of others) {
        if (areTestedSingly(count, used)) count = keepMeeting(bitmap, condition.isMet);
        else {
          const found = yield* lookUp(condition, used);
          if ('slots' in found) keepAmong(bitmap, found.slots);
          else intersect(bitmap, found.bitmap);
          count = countBits(bitmap);
        }
        yield;
      }
      return count;
    },
    /** Call this when slots were renumbered. */
    clear: () => known.clear(),
  };
}

function rarestFirst<T extends ColumnCondition>(conditions: readonly T[], used: number): readonly T[] {
  if (conditions.length < 2) return conditions;
  return conditions
    .map((condition) => ({ condition, share: shareMeeting(condition, used) }))
    .sort((one, other) => one.share - other.share)
    .map(({ condition }) => condition);
}

function asFilled(known: Known | undefined): Filled {
  if (!known) return { bitmap: new Uint32Array(0), filled: 0, count: 0 };
  if ('bitmap' in known) return known;
  const { slots, ...others } = known;
  const bitmap = new Uint32Array(bitmapLength(known.filled));
  for (const slot of slots) setBit(bitmap, slot);
  return { bitmap, ...others };
}

function asListed({ bitmap, ...others }: Filled): Known {
  return { slots: slotsIn(bitmap, countBits(bitmap)), ...others };
}

/** Keeps the bits of those slots. */
function keepAmong(bitmap: Bitmap, slots: Uint32Array): void {
  const kept = slotsAmong(slots, bitmap, new Uint32Array(slots.length));
  bitmap.fill(0);
  for (const slot of kept) setBit(bitmap, slot);
}
