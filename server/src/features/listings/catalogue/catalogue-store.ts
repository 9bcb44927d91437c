import type { FlatMap } from '@thikana/contract/nearness';
import type { SearchOrder } from '@thikana/contract/vocabulary';
import {
  type CatalogueColumns,
  compareFreshness,
  compareIds,
  createColumns,
  idAt,
  partsOfId,
  rupeesPerSquareFoot,
  withRoom,
  writeRow,
} from './catalogue-columns.ts';
import type { Condition } from './catalogue-conditions.ts';
import type { CatalogueRow } from './catalogue-rows.ts';
import { countMeeting, slotsByScore, slotsInOrder } from './find-slots.ts';
import { createMisses, type Misses } from './misses.ts';
import { createNearestSlots } from './nearest-slots.ts';
import { createOrderedSlots, type OrderedSlots } from './ordered-slots.ts';
import { createWordIndex, type WordIndex } from './words/word-index.ts';

/** Public listings in memory. A slot is a listing's place in the columns for as long as it stays public. */
export interface CatalogueStore {
  readonly columns: CatalogueColumns;
  readonly words: Omit<WordIndex, 'put' | 'remove'>;
  readonly size: number;
  /** Takes in listings that are not there yet. */
  add(rows: readonly CatalogueRow[]): void;
  /** Takes in a listing that may be there already. */
  put(row: CatalogueRow): void;
  remove(id: string): void;
  slotOf(id: string): number | undefined;
  /** Which listings meet how many of the conditions; valid until the next search. */
  misses(conditions: readonly Condition[]): Misses;
  /** The last posted first. */
  forEachMeeting(conditions: readonly Condition[], visit: (slot: number) => void): void;
  findPage(conditions: readonly Condition[], page: PageRequest): FoundPage;
}

interface PageRequest {
  order: SearchOrder;
  /** Where distances are measured from, for `nearest`. */
  from: FlatMap | undefined;
  /** How well the words of the search fit each slot, for `best`. */
  scores: Uint8Array | undefined;
  offset: number;
  limit: number;
  /** How many there are in all, where that is known. */
  known: number | undefined;
}

export interface FoundPage {
  ids: string[];
  total: number;
}

/** Growing leaves holes in the memory of a process, so it begins with room for as many as are expected. */
export function createCatalogueStore(expected = 0): CatalogueStore {
  let columns = createColumns(roomFor(expected));
  let used = 0;
  const free: number[] = [];
  const room = createMisses();
  const words = createWordIndex(columns.length);
  const nearest = createNearestSlots();
  const lastPostedFirst = (one: number, other: number) => compareIds(columns, other, one);
  const newestFirst = (one: number, other: number) => compareFreshness(columns, other, one);
  const byPrice = (direction: 1 | -1) => (one: number, other: number) => {
    const difference = (columns.comparable[one] as number) - (columns.comparable[other] as number);
    return difference ? direction * difference : newestFirst(one, other);
  };
  const byRate = (one: number, other: number) => {
    const difference = rupeesPerSquareFoot(columns, one) - rupeesPerSquareFoot(columns, other);
    return difference || newestFirst(one, other);
  };
  const orders: Record<Exclude<SearchOrder, 'best' | 'nearest'>, OrderedSlots> = {
    newest: createOrderedSlots(newestFirst, columns.length),
    price: createOrderedSlots(byPrice(1), columns.length),
    'price-desc': createOrderedSlots(byPrice(-1), columns.length),
    'price-per-sqft': createOrderedSlots(byRate, columns.length),
  };
  const byId = createOrderedSlots(lastPostedFirst, columns.length);
  const inEveryOrder = [byId, ...Object.values(orders)];

  function write(row: CatalogueRow): number {
    const slot = free.pop() ?? used++;
    if (slot >= columns.length) columns = withRoom(columns, roomFor(columns.length));
    writeRow(columns, slot, row);
    words.put(slot, row.words);
    return slot;
  }

  function slotOf(id: string): number | undefined {
    const wanted = partsOfId(id);
    const { slots, size } = byId;
    let low = 0;
    let high = size - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const slot = slots[middle] as number;
      const [first, second, third] = columns.idParts;
      const difference =
        (first[slot] as number) - wanted[0] ||
        (second[slot] as number) - wanted[1] ||
        (third[slot] as number) - wanted[2];
      if (difference === 0) return slot;
      if (difference > 0) low = middle + 1;
      else high = middle - 1;
    }
    return undefined;
  }

  function remove(id: string): void {
    const slot = slotOf(id);
    if (slot === undefined) return;
    for (const order of inEveryOrder) order.remove(slot);
    words.remove(slot);
    free.push(slot);
  }

  return {
    get columns() {
      return columns;
    },
    words,
    get size() {
      return byId.size;
    },
    add(rows) {
      const slots = rows.map(write);
      for (const order of inEveryOrder) order.insertAll(slots);
    },
    put(row) {
      remove(row.id);
      const slot = write(row);
      for (const order of inEveryOrder) order.insert(slot);
    },
    remove,
    slotOf,
    forEachMeeting(conditions, visit) {
      const { slots, size } = byId;
      const { marks } = room.of(conditions, used, free);
      for (let place = 0; place < size; place += 1) {
        const slot = slots[place] as number;
        if (marks[slot] === 0) visit(slot);
      }
    },
    misses: (conditions) => room.of(conditions, used, free),
    findPage(conditions, { order, from, scores, known, ...window }) {
      const misses = room.of(conditions, used, free);
      const total = known ?? countMeeting(misses);
      const slots = find();
      return { ids: Array.from(slots, (slot) => idAt(columns, slot)), total };

      function find(): ArrayLike<number> {
        if (order === 'nearest') {
          return from ? nearest.find(columns, misses, from, total, window) : inOrder('newest');
        }
        if (order !== 'best') return inOrder(order);
        return scores ? slotsByScore(orders.newest, misses, scores, total, window) : inOrder('newest');
      }
      function inOrder(name: keyof typeof orders): number[] {
        return slotsInOrder(orders[name], misses, total, window);
      }
    },
  };
}

/** An eighth more, and at least a thousand. */
function roomFor(listings: number): number {
  return Math.ceil(listings * 1.125) + 1024;
}
