import type { Steps } from '../../../lib/steps.ts';

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

/** The same in steps. */
export function* selectInSteps(
  items: Uint32Array,
  slice: { from: number; to: number },
  compare: (one: number, other: number) => number,
): Steps<Uint32Array> {
  const end = Math.min(slice.to, items.length);
  if (slice.from >= end || end > fewItems) return selectSlice(items, slice, compare);
  let first = new Uint32Array(0);
  for (let start = 0; start < items.length; start += stepItems) {
    const part = items.subarray(start, start + stepItems);
    const candidates = new Uint32Array(first.length + part.length);
    candidates.set(first);
    candidates.set(part, first.length);
    first = firstItems(candidates, Math.min(end, candidates.length), compare);
    yield;
  }
  return first.slice(slice.from);
}

const stepItems = 2 ** 15;

/** For so many items, one pass that keeps them is faster than several that divide all. */
const fewItems = 64;

function firstItems(
  items: Uint32Array,
  count: number,
  compare: (one: number, other: number) => number,
): Uint32Array<ArrayBuffer> {
  const first = items.slice(0, count).sort(compare);
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
