import type { SearchOrder } from '@thikana/contract/vocabulary';
import {
  type CatalogueColumns,
  compareIds,
  createColumns,
  idAt,
  partsOfId,
  withRoom,
  writeRow,
} from './catalogue-columns.ts';
import type { Condition } from './catalogue-conditions.ts';
import type { CatalogueRow } from './catalogue-rows.ts';
import { createMisses, type Misses } from './misses.ts';
import { createOrderedSlots, type OrderedSlots } from './ordered-slots.ts';

/** Public listings in memory. A slot is a listing's place in the columns for as long as it stays public. */
export interface CatalogueStore {
  readonly columns: CatalogueColumns;
  readonly size: number;
  /** Takes in listings that are not there yet. */
  add(rows: readonly CatalogueRow[]): void;
  /** Takes in a listing that may be there already. */
  put(row: CatalogueRow): void;
  remove(id: string): void;
  slotOf(id: string): number | undefined;
  /** Which listings meet how many of the conditions; valid until the next search. */
  misses(conditions: readonly Condition[]): Misses;
  /** The newest first. */
  forEachMeeting(conditions: readonly Condition[], visit: (slot: number) => void): void;
  findPage(conditions: readonly Condition[], page: PageRequest): FoundPage;
}

interface PageRequest {
  order: SearchOrder;
  offset: number;
  limit: number;
  /** How many there are in all, where that is known: the page is then ready as soon as it is full. */
  known: number | undefined;
}

export interface FoundPage {
  ids: string[];
  total: number;
}

export function createCatalogueStore(): CatalogueStore {
  let columns = createColumns(1024);
  let used = 0;
  const free: number[] = [];
  const room = createMisses();
  const newestFirst = (one: number, other: number) => compareIds(columns, other, one);
  const byPrice = (direction: 1 | -1) => (one: number, other: number) => {
    const difference = (columns.comparable[one] as number) - (columns.comparable[other] as number);
    return difference ? direction * difference : newestFirst(one, other);
  };
  const orders: Record<SearchOrder, OrderedSlots> = {
    newest: createOrderedSlots(newestFirst),
    price: createOrderedSlots(byPrice(1)),
    'price-desc': createOrderedSlots(byPrice(-1)),
  };
  const inEveryOrder = Object.values(orders);

  function write(row: CatalogueRow): number {
    const slot = free.pop() ?? used++;
    if (slot >= columns.length) columns = withRoom(columns, Math.ceil(columns.length * 1.5));
    writeRow(columns, slot, row);
    return slot;
  }

  function slotOf(id: string): number | undefined {
    const wanted = partsOfId(id);
    const { slots, size } = orders.newest;
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
    free.push(slot);
  }

  return {
    get columns() {
      return columns;
    },
    get size() {
      return orders.newest.size;
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
      const { slots, size } = orders.newest;
      const { marks } = room.of(conditions, used, free);
      for (let place = 0; place < size; place += 1) {
        const slot = slots[place] as number;
        if (marks[slot] === 0) visit(slot);
      }
    },
    misses: (conditions) => room.of(conditions, used, free),
    findPage(conditions, { order, offset, limit, known }) {
      const { slots, size } = orders[order];
      const ids: string[] = [];
      const marks = conditions.length > 0 ? room.of(conditions, used, free).marks : undefined;
      let total = 0;
      for (let place = 0; place < size; place += 1) {
        const slot = slots[place] as number;
        if (marks && marks[slot] !== 0) continue;
        total += 1;
        if (total <= offset || ids.length === limit) continue;
        ids.push(idAt(columns, slot));
        if (ids.length === limit && known !== undefined) break;
      }
      return { ids, total: known ?? total };
    },
  };
}
