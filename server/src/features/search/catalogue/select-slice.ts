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
  if (end <= fewItems) return firstItems(items, end, compare).slice(from);
  settle(items, from, 0, compare);
  settle(items, end - 1, from, compare);
  return items.slice(from, end).sort(compare);
}

/** The same of the slots in a bitmap, in steps. `prepare` is called with all slots before they are compared. */
export function* selectInSteps(
  bitmap: Bitmap,
  slice: { from: number; to: number },
  compare: (one: number, other: number) => number,
  prepare?: (slots: Uint32Array) => void,
): Steps<Uint32Array> {
  const isDeep = slice.to > fewItems;
  let first = new Uint32Array(0);
  for (const slots of slotParts(bitmap)) {
    prepare?.(slots);
    if (!isDeep) {
      const candidates = new Uint32Array(first.length + slots.length);
      candidates.set(first);
      candidates.set(slots, first.length);
      first = firstItems(candidates, Math.min(slice.to, candidates.length), compare);
    }
    yield;
  }
  return isDeep ? selectSlice(slotsIn(bitmap, countBits(bitmap)), slice, compare) : first.slice(slice.from);
}

/** For so many items, one pass that keeps them is faster than several that divide all. */
const fewItems = 64;

function firstItems(
  items: Uint32Array,
  count: number,
  compare: (one: number, other: number) => number,
): Uint32Array<ArrayBuffer> {
  const first = items.slice(0, count).sort(compare);
  if (count === 0) return first;
  let last = first[count - 1] as number;
  for (let at = count; at < items.length; at += 1) {
    const item = items[at] as number;
    if (compare(item, last) >= 0) continue;
    let place = count - 1;
    for (; place > 0 && compare(item, first[place - 1] as number) < 0; place -= 1)
      first[place] = first[place - 1] as number;
    first[place] = item;
    last = first[count - 1] as number;
  }
  return first;
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
