import { LRUCache } from 'lru-cache';
import { type Bitmap, bitmapLength, countBits, intersect, keepMeeting } from './bitmaps.ts';
import type { ColumnCondition } from './column-conditions.ts';

/** A condition that may be kept by this text, which says everything about it. */
export interface KeyedCondition extends ColumnCondition {
  key?: string | undefined;
}

interface Known {
  bitmap: Bitmap;
  /** The slots before this one are filled. */
  filled: number;
}

/** So many are tested one by one instead of testing all listings. */
export const fewSlots = 20_000;

/** Those of 128 conditions for a million listings. */
const mostBytes = 16 * 2 ** 20;

/**
 * The bitmaps of conditions, as long as they are asked for. A slot is written once, so a known bitmap is only extended
 * by the slots that came since. Slots that are vacant by now keep their bits.
 */
export function createKnownBitmaps() {
  const known = new LRUCache<string, Known>({
    maxSize: mostBytes,
    sizeCalculation: ({ bitmap }, key) => bitmap.byteLength + key.length,
  });

  function extended(
    { bitmap, filled }: Known,
    condition: Pick<ColumnCondition, 'fill'>,
    used: number,
  ): Known {
    const length = bitmapLength(used);
    const larger = bitmap.length < length ? new Uint32Array(Math.ceil(length * 1.125)) : bitmap;
    if (larger !== bitmap) larger.set(bitmap);
    condition.fill(larger, filled, used);
    return { bitmap: larger, filled: used };
  }

  function of({ key, ...condition }: Pick<KeyedCondition, 'key' | 'fill'>, used: number): Bitmap {
    const before = (key !== undefined && known.get(key)) || { bitmap: new Uint32Array(0), filled: 0 };
    const now = before.filled === used ? before : extended(before, condition, used);
    if (key !== undefined && now !== before) known.set(key, now);
    return now.bitmap.subarray(0, bitmapLength(used));
  }

  return {
    /** The slots below `used` that meet the condition. Do not modify it. */
    of,
    /**
     * Keeps the slots that meet all conditions; returns their number. Conditions with a bitmap come first, so that the
     * others need none if few slots are left.
     */
    narrow(bitmap: Bitmap, conditions: readonly KeyedCondition[], used: number): number {
      const isKnown = ({ key }: KeyedCondition) => key !== undefined && known.get(key)?.filled === used;
      for (const condition of conditions.filter(isKnown)) intersect(bitmap, of(condition, used));
      let count = countBits(bitmap);
      for (const condition of conditions.filter((each) => !isKnown(each))) {
        if (count > fewSlots) {
          intersect(bitmap, of(condition, used));
          count = countBits(bitmap);
        } else count = keepMeeting(bitmap, condition.isMet);
      }
      return count;
    },
    /** Call this when slots were renumbered. */
    clear: () => known.clear(),
  };
}
