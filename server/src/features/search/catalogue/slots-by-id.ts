import {
  type CatalogueColumns,
  compareIds,
  compareToId,
  gone,
  isVacant,
  partsOfId,
} from './catalogue-columns.ts';
import { createOrderedSlots, type OrderedSlots } from './ordered-slots.ts';

/** Finds the slots of listings by their ids. */
export interface SlotsById {
  /** The slot that has the listing. */
  slotOf(id: string): number | undefined;
  /** Call this once the slots are written. */
  insert(slots: readonly number[]): void;
  /** Call this before the slots are vacant. */
  remove(slots: readonly number[]): void;
  /** Renumbers each slot by this table, which keeps the order and has `gone` for vacant slots. */
  renumber(numbers: Uint32Array): void;
  /** The number of slots, from the first on, whose ids ascend: the slots themselves are their order. */
  readonly ascending: number;
  /** The slots after these, in the order of their ids. */
  readonly later: OrderedSlots;
}

/** Listings are read in the order of their ids, so most slots need no order of their own. */
export function createSlotsById(
  columnsNow: () => CatalogueColumns,
  stored?: { ascending: number; later: number },
): SlotsById {
  let ascending = stored?.ascending ?? 0;
  const later = createOrderedSlots(
    (one, other) => compareIds(columnsNow(), one, other),
    stored?.later,
    stored?.later,
  );

  const continues = (slot: number) =>
    slot === ascending && (slot === 0 || compareIds(columnsNow(), slot - 1, slot) < 0);

  return {
    slotOf(id) {
      const columns = columnsNow();
      const wanted = partsOfId(id);
      const find = (count: number, slotAt: (place: number) => number) => {
        let low = 0;
        let high = count - 1;
        while (low <= high) {
          const middle = (low + high) >>> 1;
          const slot = slotAt(middle);
          const difference = compareToId(columns, slot, wanted);
          if (difference === 0) return isVacant(columns, slot) ? undefined : slot;
          if (difference < 0) low = middle + 1;
          else high = middle - 1;
        }
        return undefined;
      };
      const { slots, size } = later;
      return find(ascending, (place) => place) ?? find(size, (place) => slots[place] as number);
    },
    insert(slots) {
      const others = slots.filter((slot) => {
        if (!continues(slot)) return true;
        ascending += 1;
        return false;
      });
      later.insert(others);
    },
    remove: (slots) => later.remove(slots.filter((slot) => slot >= ascending)),
    renumber(numbers) {
      ascending = numbers.subarray(0, ascending).reduce((kept, slot) => (slot === gone ? kept : kept + 1), 0);
      later.renumber(numbers);
    },
    get ascending() {
      return ascending;
    },
    later,
  };
}
