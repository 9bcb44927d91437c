import type { SearchOrder } from '@thikana/contract/vocabulary';
import type { Steps } from '../../../lib/steps.ts';
import { cheapestFirst, cheapestPerSquareFootFirst, dearestFirst, newestFirst } from '../ranking.ts';
import { type Bitmap, bitmapLength, clearBit, setBit } from './bitmaps.ts';
import { capacityFor } from './capacity.ts';
import {
  type CatalogueColumns,
  type ColumnFacts,
  columnFacts,
  comparableRupees,
  createColumns,
  gone,
  isVacant,
  moveSlots,
  recodeAreas,
  typedColumns,
  vacate,
  withCapacity,
  writeRow,
} from './catalogue-columns.ts';
import type { CatalogueRow } from './catalogue-rows.ts';
import { createKnownBitmaps, type Fillable, type KeyedCondition } from './known-bitmaps.ts';
import { createOrderedSlots, type OrderedSlots } from './ordered-slots.ts';
import type { SlotOrder } from './page-in-order.ts';
import type { Scratch } from './scratch.ts';
import { createSlotsById } from './slots-by-id.ts';
import type { Stored, TypedArray } from './snapshot/stored.ts';
import { createWordIndex, type WordFacts, type WordIndex } from './words/word-index.ts';

/**
 * Public listings in memory. A slot is a listing's index in the columns. A changed listing gets the next slot; its
 * old one stays vacant until the catalogue is compacted.
 */
export interface CatalogueStore {
  readonly columns: CatalogueColumns;
  readonly words: Omit<WordIndex, 'put' | 'renumber' | 'stored' | 'settle'>;
  /** The number of slots used since the last compaction, vacant ones included. */
  readonly usedSlots: number;
  readonly size: number;
  /** Adds listings that are not in the catalogue. */
  add(rows: readonly CatalogueRow[]): void;
  /** Removes those of the listings that are in the catalogue. */
  remove(ids: readonly string[]): void;
  slotOf(id: string): number | undefined;
  /** The slots that have a listing. Do not modify it. */
  readonly listed: Bitmap;
  /** Keeps the slots that meet all conditions; returns their number. */
  narrow(bitmap: Bitmap, conditions: readonly KeyedCondition[], scratch: Scratch): Steps<number>;
  /** The slots that meet a condition, also vacant ones, until the scratch ends. Do not modify it. */
  bitmapOf(condition: Fillable, scratch: Scratch): Steps<Bitmap>;
  /** The slots in each order, also those of listings that changes will remove. They change with the store. */
  readonly orders: Readonly<Record<KeptOrder, SlotOrder>>;
  /** What a snapshot contains. */
  readonly stored: Stored<StoreFacts>;
  /** Compactions move what does not change otherwise. */
  readonly compactions: number;
  /** Call this once the arrays of a store that was made from facts are filled. */
  settle(): void;
}

export interface StoreFacts {
  used: number;
  size: number;
  /** Of `SlotsById`. */
  byId: { ascending: number; later: number };
  columns: ColumnFacts;
  words: WordFacts;
}

/** The orders that are kept sorted, or read from a kept one; the others depend on the search or are rare. */
export type KeptOrder = Exclude<SearchOrder, 'best' | 'nearest' | 'size' | 'size-desc' | 'size-near'>;

/** Growing fragments memory, so the initial capacity is the expected number of listings. */
export function createCatalogueStore(expected = 0, facts?: StoreFacts): CatalogueStore {
  let columns = createColumns(capacityFor(expected), facts?.columns);
  let used = facts?.used ?? 0;
  let vacant = used - (facts?.size ?? 0);
  let compactions = 0;
  let listed: Bitmap = new Uint32Array(bitmapLength(columns.length));
  const bitmaps = createKnownBitmaps();
  const words = createWordIndex((slot) => !isVacant(columns, slot), facts?.words);
  const inOrder = (compare: OrderedSlots['compare']) =>
    createOrderedSlots(compare, columns.length, facts?.size);
  // Each order has its own closure, so that the engine compiles its comparison into it.
  const kept = {
    newest: inOrder((one, other) => newestFirst(columns, one, other)),
    price: inOrder((one, other) => cheapestFirst(columns, one, other)),
    'price-per-sqft': inOrder((one, other) => cheapestPerSquareFootFirst(columns, one, other)),
  };
  const orders: Record<KeptOrder, SlotOrder> = {
    ...kept,
    'price-desc': {
      get slots() {
        return kept.price.slots;
      },
      get size() {
        return kept.price.size;
      },
      reversedGroupOf: (slot) => comparableRupees(columns, slot),
      compare: (one, other) => dearestFirst(columns, one, other),
    },
  };
  const byId = createSlotsById(() => columns, facts?.byId);
  const inEveryOrder = Object.values(kept);
  const everyIndex = [byId, ...inEveryOrder];

  function write(row: CatalogueRow): number {
    const slot = used;
    used += 1;
    if (slot >= columns.length) {
      columns = withCapacity(columns, capacityFor(columns.length));
      listed = withLength(listed, bitmapLength(columns.length));
    }
    writeRow(columns, slot, row);
    setBit(listed, slot);
    words.put(slot, row.words);
    return slot;
  }

  function remove(ids: readonly string[]): void {
    const slots = ids.flatMap((id) => byId.slotOf(id) ?? []);
    for (const index of everyIndex) index.remove(slots);
    for (const slot of slots) {
      vacate(columns, slot);
      clearBit(listed, slot);
    }
    vacant += slots.length;
    if (vacant > vacantAtLeast && vacant > used * vacantShare) moveTogether();
  }

  function moveTogether(): void {
    let kept = 0;
    const slots = new Uint32Array(used).map((_, slot) => (isVacant(columns, slot) ? gone : kept++));
    moveSlots(columns, slots);
    for (const index of everyIndex) index.renumber(slots);
    words.renumber(slots);
    bitmaps.clear();
    vacant = 0;
    used = kept;
    compactions += 1;
    list();
  }

  function list(): void {
    listed.fill(0);
    for (let slot = 0; slot < used; slot += 1) if (!isVacant(columns, slot)) setBit(listed, slot);
  }

  return {
    get columns() {
      return columns;
    },
    words,
    get size() {
      return kept.newest.size;
    },
    get usedSlots() {
      return used;
    },
    add(rows) {
      const slots = rows.map(write);
      for (const index of everyIndex) index.insert(slots);
    },
    remove,
    slotOf: byId.slotOf,
    get listed() {
      return listed.subarray(0, bitmapLength(used));
    },
    narrow: (bitmap, conditions, scratch) => bitmaps.narrow(bitmap, conditions, used, scratch),
    bitmapOf: (condition, scratch) => bitmaps.of(condition, used, scratch),
    orders,
    get stored() {
      const { facts: ofWords, ...arrays } = words.stored;
      const written = (column: TypedArray) => column.subarray(0, used);
      const fixed = typedColumns(columns).filter((column) => column !== columns.details);
      return {
        facts: {
          used,
          size: kept.newest.size,
          byId: { ascending: byId.ascending, later: byId.later.size },
          columns: columnFacts(columns),
          words: ofWords,
        },
        changing: [
          written(columns.details),
          ...[byId.later, ...inEveryOrder].map(({ slots, size }) => slots.subarray(0, size)),
          ...arrays.changing,
        ],
        fixed: [...fixed.map(written), ...arrays.fixed],
      };
    },
    get compactions() {
      return compactions;
    },
    settle() {
      if (!facts) return;
      words.settle();
      recodeAreas(columns, used, facts.columns.areas);
      list();
    },
  };
}

/** Compact when this many slots, and this share of all, are vacant: compaction rewrites the lists of all words. */
const vacantAtLeast = 10_000;
const vacantShare = 1 / 4;

function withLength(bitmap: Bitmap, length: number): Bitmap {
  const larger = new Uint32Array(length);
  larger.set(bitmap);
  return larger;
}
