/** The items from `from` to before `to` in sorted order. Sorts no more than that slice, and reorders the items. */
export function selectSlice(
  items: Uint32Array,
  { from, to }: { from: number; to: number },
  compare: (one: number, other: number) => number,
): Uint32Array {
  const end = Math.min(to, items.length);
  if (from >= end) return new Uint32Array(0);
  settle(items, from, 0, compare);
  settle(items, end - 1, from, compare);
  return items.slice(from, end).sort(compare);
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
