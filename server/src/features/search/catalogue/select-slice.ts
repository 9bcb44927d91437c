import type { Steps } from '../../../lib/steps.ts';
import { type Bitmap, countBits, slotParts, slotsIn } from './bitmaps.ts';

/** The items from `from` to before `to` in sorted order. Sorts no more than that slice, and may reorder the items. */
export function selectSlice(
  items: Uint32Array,
  { from, to }: { from: number; to: number },
  compare: (one: number, other: number) => number,
): Uint32Array {
  const end = Math.min(to, items.length);
  if (from >= end) return new Uint32Array(0);
  if (end <= fewItems) {
    const first = createFirst(end, compare);
    first.add(items);
    return first.items().slice(from);
  }
  settle(items, from, 0, compare);
  settle(items, end - 1, from, compare);
  return items.slice(from, end).sort(compare);
}

/** The same of the slots in a bitmap, in steps. */
export function* selectInSteps(
  bitmap: Bitmap,
  slice: { from: number; to: number },
  compare: (one: number, other: number) => number,
): Steps<Uint32Array> {
  const isDeep = slice.to > fewItems;
  const first = createFirst(isDeep ? 0 : slice.to, compare);
  for (const slots of slotParts(bitmap)) {
    first.add(slots);
    yield;
  }
  return isDeep
    ? selectSlice(slotsIn(bitmap, countBits(bitmap)), slice, compare)
    : first.items().slice(slice.from);
}

/** For so many items, one pass that keeps them is faster than several that divide all. */
const fewItems = 64;

/** Keeps the first few of all items that are added. */
function createFirst(room: number, compare: (one: number, other: number) => number) {
  const kept = new Uint32Array(room);
  let count = 0;
  return {
    add(items: Uint32Array) {
      for (let at = 0; at < items.length; at += 1) {
        const item = items[at] as number;
        if (count < room) count += 1;
        else if (count === 0 || compare(item, kept[count - 1] as number) >= 0) continue;
        let place = count - 1;
        for (; place > 0 && compare(item, kept[place - 1] as number) < 0; place -= 1)
          kept[place] = kept[place - 1] as number;
        kept[place] = item;
      }
    },
    items: () => kept.subarray(0, count),
  };
}

/**
 * Hoare's quickselect: puts the item that belongs at this index there, with nothing larger before and nothing smaller
 * after it.
 */
function settle(
  items: Uint32Array,
  place: number,
  first: number,
  compare: (one: number, other: number) => number,
): void {
  let low = first;
  let high = items.length - 1;
  while (low < high) {
    const pivot = items[(low + high) >>> 1] as number;
    let left = low;
    let right = high;
    while (left <= right) {
      while (compare(items[left] as number, pivot) < 0) left += 1;
      while (compare(items[right] as number, pivot) > 0) right -= 1;
      if (left > right) break;
      const item = items[left] as number;
      items[left] = items[right] as number;
      items[right] = item;
      left += 1;
      right -= 1;
    }
    if (place <= right) high = right;
    else if (place >= left) low = left;
    else return;
  }
}
