import { type Bitmap, hasBit, slotsIn } from './bitmaps.ts';
import type { OrderedSlots } from './ordered-slots.ts';
import { selectSlice } from './select-slice.ts';

/** Below this share of all slots, sorting them is faster than scanning the whole order. */
const few = 32;

interface Wanted {
  bitmap: Bitmap;
  /** The number of its bits. */
  count: number;
}

/** A page of the wanted slots in the overall order. */
export function pageInOrder(
  { bitmap, count }: Wanted,
  { slots, size, compare }: OrderedSlots,
  { offset, limit }: { offset: number; limit: number },
): Uint32Array {
  const end = Math.min(offset + limit, count);
  if (count * few < size) return selectSlice(slotsIn(bitmap, count), { from: offset, to: end }, compare);
  const found = new Uint32Array(Math.max(0, end - offset));
  const isNearEnd = offset > count / 2;
  const step = isNearEnd ? -1 : 1;
  let place = isNearEnd ? size - 1 : 0;
  let rank = isNearEnd ? count - 1 : 0;
  for (let left = found.length; left > 0; place += step) {
    const slot = slots[place] as number;
    if (!hasBit(bitmap, slot)) continue;
    if (rank >= offset && rank < end) {
      found[rank - offset] = slot;
      left -= 1;
    }
    rank += step;
  }
  return found;
}

/** All wanted slots in the overall order. */
export function allInOrder({ bitmap, count }: Wanted, { slots, size, compare }: OrderedSlots): Uint32Array {
  if (count * few * few < size) return slotsIn(bitmap, count).sort(compare);
  const found = new Uint32Array(count);
  for (let place = 0, at = 0; at < count; place += 1) {
    const slot = slots[place] as number;
    found[at] = slot;
    at += hasBit(bitmap, slot) ? 1 : 0;
  }
  return found;
}
