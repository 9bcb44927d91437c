import { type Bitmap, hasBit, slotsIn } from './bitmaps.ts';
import type { OrderedSlots } from './ordered-slots.ts';
import { selectSlice } from './select-slice.ts';

interface Wanted {
  bitmap: Bitmap;
  /** The number of its bits. */
  count: number;
}

interface Page {
  offset: number;
  limit: number;
}

interface Slice {
  from: number;
  to: number;
}

/** An order that is kept, or one that is read from a kept one. */
export interface SlotOrder extends Pick<OrderedSlots, 'slots' | 'size' | 'compare'> {
  /**
   * If given, the groups of `slots` with the same key come in the opposite order, each group as it is: the highest price
   * first, and of those with the same price the newest listing.
   */
  reversedGroupOf?(slot: number): number;
}

/** A page of all slots in an order. */
export function slotsInOrder(order: SlotOrder, { offset, limit }: Page): Uint32Array {
  const { slots, size } = order;
  const slice = { from: offset, to: Math.min(offset + limit, size) };
  if (!order.reversedGroupOf) return slots.subarray(slice.from, slice.to);
  return walkInOrder(() => true, size, order, slice) as Uint32Array;
}

/** A page of the wanted slots in the overall order. */
export function pageInOrder(
  { bitmap, count }: Wanted,
  order: SlotOrder,
  { offset, limit }: Page,
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
  { slots, size, reversedGroupOf }: SlotOrder,
  slice: Slice,
): Uint32Array | undefined {
  const { from, to } = slice;
  if (to <= from) return new Uint32Array(0);
  const isNearEnd = from > count / 2;
  // Sorting few slots is faster than a walk of more than four steps for each. Sorting one in 32 or more never is.
  const mostSteps = count * 32 < size ? count * 4 : Number.POSITIVE_INFINITY;
  // If they are spread evenly.
  const likelySteps = ((isNearEnd ? count - from : to) * size) / count;
  if (likelySteps * 2 > mostSteps) return undefined;
  const walk = { slice, count, isNearEnd };
  const found = reversedGroupOf ? collectGroups(walk, reversedGroupOf) : collect(walk);
  const step = isNearEnd === (reversedGroupOf === undefined) ? -1 : 1;
  let place = step === 1 ? 0 : size - 1;
  for (let steps = 0; place >= 0 && place < size; place += step, steps += 1) {
    if (steps > mostSteps) return undefined;
    const slot = slots[place] as number;
    if (isWanted(slot) && found.add(slot)) break;
  }
  return found.slots();
}

/** A walk from the end of the result that is nearer to the slice. */
interface Walk {
  slice: Slice;
  /** The number of wanted slots. */
  count: number;
  isNearEnd: boolean;
}

interface Collected {
  /** Call this with each wanted slot that the walk meets; true if no more are needed. */
  add(slot: number): boolean;
  slots(): Uint32Array;
}

function collect({ slice: { from, to }, count, isNearEnd }: Walk): Collected {
  const found = new Uint32Array(to - from);
  let left = found.length;
  let rank = isNearEnd ? count - 1 : 0;
  return {
    add(slot) {
      if (rank >= from && rank < to) {
        found[rank - from] = slot;
        left -= 1;
      }
      rank += isNearEnd ? -1 : 1;
      return left === 0;
    },
    slots: () => found,
  };
}

/** The walk meets the groups in the order of the result, but the slots of each in the opposite one. */
function collectGroups(walk: Walk, groupOf: (slot: number) => number): Collected {
  const all = collect(walk);
  let group: number[] = [];
  let last: number | undefined;

  function endGroup(): boolean {
    let isDone = false;
    for (const slot of group.reverse()) isDone ||= all.add(slot);
    group = [];
    return isDone;
  }

  return {
    add(slot) {
      const its = groupOf(slot);
      const isDone = its !== last && endGroup();
      last = its;
      group.push(slot);
      return isDone;
    },
    slots() {
      endGroup();
      return all.slots();
    },
  };
}
