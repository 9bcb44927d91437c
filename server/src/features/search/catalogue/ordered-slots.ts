/** Slots in sorted order, under insertions and removals. */
export interface OrderedSlots {
  /** All slots in order; only the first `size` count. Replaced when it grows. */
  readonly slots: Uint32Array;
  readonly size: number;
  compare(one: number, other: number): number;
  insert(slots: readonly number[]): void;
  /** Finds the slots by their sort keys: call this before the keys change. */
  remove(slots: readonly number[]): void;
  /** Renumbers each slot by this table, which keeps the order. */
  renumber(numbers: Uint32Array): void;
}

export function createOrderedSlots(
  compare: (one: number, other: number) => number,
  capacity = 1024,
  /** The number of slots that the caller fills in from a snapshot. */
  stored = 0,
): OrderedSlots {
  let slots = new Uint32Array(capacity);
  let size = stored;

  function reserve(count: number): void {
    if (count <= slots.length) return;
    const larger = new Uint32Array(Math.max(count, Math.ceil(slots.length * 1.125)));
    larger.set(slots);
    slots = larger;
  }

  /** The first index before `end` whose slot does not precede this one. */
  function placeOf(slot: number, end = size): number {
    let low = 0;
    let high = end;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(slots[middle] as number, slot) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    get slots() {
      return slots;
    },
    get size() {
      return size;
    },
    compare,
    remove(removed) {
      const places = Uint32Array.from(removed, (slot) => {
        const place = placeOf(slot);
        if (slots[place] !== slot) throw new Error(`Slot ${slot} is not where its order says.`);
        return place;
      }).sort();
      places.forEach((place, before) => {
        slots.copyWithin(place - before, place + 1, places[before + 1] ?? size);
      });
      size -= places.length;
    },
    insert(added) {
      reserve(size + added.length);
      const coming = Uint32Array.from(added).sort(compare);
      let end = size;
      // From the end, so that each run of existing slots is moved once, to its final place.
      for (let left = coming.length; left > 0; left -= 1) {
        const slot = coming[left - 1] as number;
        const place = placeOf(slot, end);
        slots.copyWithin(place + left, place, end);
        slots[place + left - 1] = slot;
        end = place;
      }
      size += coming.length;
    },
    renumber(numbers) {
      for (let place = 0; place < size; place += 1) slots[place] = numbers[slots[place] as number] as number;
    },
  };
}
