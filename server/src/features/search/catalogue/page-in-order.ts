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

/** Whether the slots are so few that sorting them is faster than scanning the whole order. */
export const areFew = (count: number, { size }: OrderedSlots): boolean => count * 32 < size;

/** A page of the wanted slots in the overall order. */
export function pageInOrder(
  { bitmap, count }: Wanted,
  order: OrderedSlots,
  { offset, limit }: { offset: number; limit: number },
): Uint32Array {
  const slice = { from: offset, to: Math.min(offset + limit, count) };
  if (areFew(count, order)) return selectSlice(slotsIn(bitmap, count), slice, order.compare);
  return walkInOrder((slot) => hasBit(bitmap, slot), count, order, slice);
}

/** A slice of the wanted slots in the overall order, which has `count` of them. */
export function walkInOrder(
  isWanted: (slot: number) => boolean,
  count: number,
  { slots, size }: OrderedSlots,
  { from, to }: Slice,
): Uint32Array {
  const found = new Uint32Array(Math.max(0, to - from));
  const isNearEnd = from > count / 2;
  const step = isNearEnd ? -1 : 1;
  let place = isNearEnd ? size - 1 : 0;
  let rank = isNearEnd ? count - 1 : 0;
  for (let left = found.length; left > 0; place += step) {
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
