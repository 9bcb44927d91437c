import { LRUCache } from 'lru-cache';
import type { Steps } from '../../../lib/steps.ts';
import { type Bitmap, bitmapLength, countBits, intersect, intersection, keepMeeting } from './bitmaps.ts';
import type { ColumnCondition } from './column-conditions.ts';

/** A condition that may be kept by this text, which says everything about it. */
export interface KeyedCondition extends ColumnCondition {
  key?: string | undefined;
  /** The number of slots in the columns of the condition, which are replaced when they are full. */
  capacity?: number;
}

export type Fillable = Omit<KeyedCondition, 'isMet'>;

interface Known {
  bitmap: Bitmap;
  /** The slots before this one are filled. */
  filled: number;
  /** About the number of bits. */
  count: number;
}

/** Few are tested one by one, which takes fifty times as long for each as testing all listings. */
export const areTestedSingly = (slots: number, all: number): boolean => slots <= all / 50;

/** So many are filled in one step, a multiple of 32. */
const stepSlots = 2 ** 16;

/** Those of 60 conditions for a million listings. */
const mostBytes = 8 * 2 ** 20;

/**
 * The bitmaps of conditions, as long as they are asked for. A slot is written once, so a known bitmap is only extended
 * by the slots that came since. Slots that are vacant by now keep their bits.
 */
export function createKnownBitmaps() {
  const known = new LRUCache<string, Known>({
    maxSize: mostBytes,
    sizeCalculation: ({ bitmap }, key) => bitmap.byteLength + key.length,
  });

  function* extended({ bitmap, filled, count }: Known, condition: Fillable, used: number): Steps<Known> {
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

  function* lookUp(condition: Fillable, slots: number): Steps<{ bitmap: Bitmap; count: number }> {
    const { key, capacity = slots } = condition;
    const used = Math.min(slots, capacity);
    const before = (key !== undefined && known.get(key)) || {
      bitmap: new Uint32Array(0),
      filled: 0,
      count: 0,
    };
    const now = before.filled >= used ? before : yield* extended(before, condition, used);
    if (key !== undefined && now !== before) known.set(key, now);
    return { bitmap: now.bitmap.subarray(0, bitmapLength(used)), count: now.count };
  }

  function* of(condition: Fillable, slots: number): Steps<Bitmap> {
    return (yield* lookUp(condition, slots)).bitmap;
  }

  return {
    /** The slots below `used` that meet the condition. Do not modify it. */
    of,
    /**
     * Keeps the slots that meet all conditions; returns their number. Conditions with a bitmap come first, so that the
     * others need none if few slots are left.
     */
    *narrow(bitmap: Bitmap, conditions: readonly KeyedCondition[], used: number): Steps<number> {
      const isKnown = ({ key }: KeyedCondition) => key !== undefined && (known.get(key)?.filled ?? 0) >= used;
      const others = conditions.filter((each) => !isKnown(each));
      const found: { bitmap: Bitmap; count: number }[] = [];
      for (const condition of conditions.filter(isKnown)) found.push(yield* lookUp(condition, used));
      // Most slots miss the rarest, and are not looked up in the others.
      found.sort((one, other) => one.count - other.count);
      let count = intersection(
        bitmap,
        found.map((each) => each.bitmap),
        bitmap,
      );
      for (const condition of others) {
        if (areTestedSingly(count, used)) count = keepMeeting(bitmap, condition.isMet);
        else {
          intersect(bitmap, yield* of(condition, used));
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
