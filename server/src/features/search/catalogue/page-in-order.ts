import { type Bitmap, hasBit, slotsIn } from './bitmaps.ts';
import type { OrderedSlots } from './ordered-slots.ts';
import { selectSlice } from './select-slice.ts';

interface Wanted {
  bitmap: Bitmap;
  /** The number of its bits. */
  count: number;
}

interface Slice {
  from: number;
  to: number;
}

/** A page of the wanted slots in the overall order. */
export function pageInOrder(
  { bitmap, count }: Wanted,
  order: OrderedSlots,
  { offset, limit }: { offset: number; limit: number },
): Uint32Array {
  const slice = { from: offset, to: Math.min(offset + limit, count) };
  return (
    walkInOrder((slot) => hasBit(bitmap, slot), count, order, slice) ??
    selectSlice(slotsIn(bitmap, count), slice, order.compare)
  );
}

/**
 * A slice of the wanted slots in the overall order, which has `count` of them; undefined if sorting them is faster
 * than walking along the order.
 */
export function walkInOrder(
  isWanted: (slot: number) => boolean,
  count: number,
  { slots, size }: OrderedSlots,
  { from, to }: Slice,
): Uint32Array | undefined {
  const isNearEnd = from > count / 2;
  // Sorting few slots is faster than a walk of more than four steps for each. Sorting one in 32 or more never is.
  const mostSteps = count * 32 < size ? count * 4 : Number.POSITIVE_INFINITY;
  // If they are spread evenly.
  const likelySteps = ((isNearEnd ? count - from : to) * size) / count;
  if (likelySteps * 2 > mostSteps) return undefined;
  const found = new Uint32Array(Math.max(0, to - from));
  const step = isNearEnd ? -1 : 1;
  let place = isNearEnd ? size - 1 : 0;
  let rank = isNearEnd ? count - 1 : 0;
  for (let left = found.length, steps = 0; left > 0; place += step, steps += 1) {
    if (steps > mostSteps) return undefined;
    const slot = slots[place] as number;
    if (!isWanted(slot)) continue;
    if (rank >= from && rank < to) {
      found[rank - from] = slot;
      left -= 1;
    }
    rank += step;
  }
  return found;
}
