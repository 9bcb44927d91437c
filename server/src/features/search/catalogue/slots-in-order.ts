import type { OrderedSlots } from './ordered-slots.ts';
import { selectSlice } from './select-slice.ts';

/** Below this share of all slots, sorting them is faster than scanning the whole order. */
const few = 32;

/** Uses a buffer that every search reuses. */
export function createSlotsInOrder() {
  let isWanted = new Uint8Array(0);
  return {
    /** A page of some slots in the overall order. Reorders `slots`. */
    find(
      wanted: Uint32Array,
      { slots, size, compare }: OrderedSlots,
      { offset, limit }: { offset: number; limit: number },
    ): Uint32Array {
      const end = Math.min(offset + limit, wanted.length);
      if (wanted.length * few < size) return selectSlice(wanted, { from: offset, to: end }, compare);
      if (isWanted.length < slots.length) isWanted = new Uint8Array(slots.length);
      isWanted.fill(0);
      for (let at = 0; at < wanted.length; at += 1) isWanted[wanted[at] as number] = 1;

      const found = new Uint32Array(Math.max(0, end - offset));
      const isNearEnd = offset > wanted.length / 2;
      const step = isNearEnd ? -1 : 1;
      let place = isNearEnd ? size - 1 : 0;
      let rank = isNearEnd ? wanted.length - 1 : 0;
      for (let left = found.length; left > 0; place += step) {
        const slot = slots[place] as number;
        if (isWanted[slot] === 0) continue;
        if (rank >= offset && rank < end) {
          found[rank - offset] = slot;
          left -= 1;
        }
        rank += step;
      }
      return found;
    },
  };
}
