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
import type { Scratch } from './scratch.ts';

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

  function* extended(
    known: Known | undefined,
    condition: Fillable,
    used: number,
    scratch: Scratch,
  ): Steps<Filled> {
    const length = bitmapLength(used);
    const { bitmap, filled, count } = asFilled(known, length, scratch);
    for (let from = filled; from < used; ) {
      const to = Math.min(used, from - (from % stepSlots) + stepSlots);
      condition.fill(bitmap, from, to);
      from = to;
      yield;
    }
    return { bitmap, filled: used, count: count + countBits(bitmap.subarray(filled >>> 5, length)) };
  }

  /** What is not kept is valid until the scratch ends. */
  function* lookUp(condition: Fillable, slots: number, scratch: Scratch): Steps<Known> {
    const { key, capacity = slots } = condition;
    const used = Math.min(slots, capacity);
    const before = key === undefined ? undefined : known.get(key);
    if (before && before.filled >= used) return before;
    const now = yield* extended(before, condition, used, scratch);
    if (key === undefined) return now;
    const isOwn = before && 'bitmap' in before && before.bitmap === now.bitmap;
    const kept = areListed(now.count, used) ? asListed(now) : isOwn ? now : withOwnBitmap(now);
    known.set(key, kept);
    return kept;
  }

  function* of(condition: Fillable, slots: number, scratch: Scratch): Steps<Bitmap> {
    const length = bitmapLength(Math.min(slots, condition.capacity ?? slots));
    const { bitmap } = asFilled(yield* lookUp(condition, slots, scratch), length, scratch);
    return bitmap.subarray(0, length);
  }

  return {
    /** The slots below `used` that meet the condition, until the scratch ends. Do not modify it. */
    of,
    /**
     * Keeps the slots that meet all conditions; returns their number. Known conditions come first, then rare ones, so
     * that the others need no bitmap if few slots are left.
     */
    *narrow(
      bitmap: Bitmap,
      conditions: readonly KeyedCondition[],
      used: number,
      scratch: Scratch,
    ): Steps<number> {
      const isKnown = ({ key }: KeyedCondition) => key !== undefined && (known.get(key)?.filled ?? 0) >= used;
      const others = rarestFirst(
        conditions.filter((each) => !isKnown(each)),
        used,
      );
      const bitmaps: Filled[] = [];
      for (const condition of conditions.filter(isKnown)) {
        const found = yield* lookUp(condition, used, scratch);
        if ('slots' in found) keepAmong(bitmap, found.slots, scratch);
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
          const found = yield* lookUp(condition, used, scratch);
          if ('slots' in found) keepAmong(bitmap, found.slots, scratch);
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

/** As a bitmap of at least this length: its own, or one of the scratch. */
function asFilled(known: Known | undefined, length: number, scratch: Scratch): Filled {
  if (known && 'bitmap' in known && known.bitmap.length >= length) return known;
  const { filled, count } = known ?? { filled: 0, count: 0 };
  const bitmap = scratch.array(length).fill(0);
  if (known && 'bitmap' in known) bitmap.set(known.bitmap);
  else for (const slot of known?.slots ?? []) setBit(bitmap, slot);
  return { bitmap, filled, count };
}

/** With room for slots to come. */
function withOwnBitmap({ bitmap, ...others }: Filled): Filled {
  const own = new Uint32Array(Math.ceil(bitmap.length * 1.125));
  own.set(bitmap);
  return { bitmap: own, ...others };
}

function asListed({ bitmap, ...others }: Filled): Known {
  return { slots: slotsIn(bitmap, countBits(bitmap)), ...others };
}

/** Keeps the bits of those slots. */
function keepAmong(bitmap: Bitmap, slots: Uint32Array, scratch: Scratch): void {
  const kept = slotsAmong(slots, bitmap, scratch.array(slots.length));
  bitmap.fill(0);
  for (const slot of kept) setBit(bitmap, slot);
}
