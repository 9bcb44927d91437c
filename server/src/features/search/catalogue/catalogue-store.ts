import type { SearchOrder } from '@thikana/contract/vocabulary';
import type { DistanceOf } from '../distances-from.ts';
import {
  cheapestFirst,
  cheapestPerSquareFootFirst,
  dearestFirst,
  fieldScores,
  largestFirst,
  newestFirst,
  rankByScore,
  rankByWords,
  smallestFirst,
} from '../ranking.ts';
import {
  type CatalogueColumns,
  compareIds,
  createColumns,
  gone,
  idAt,
  isVacant,
  moveSlots,
  partsOfId,
  vacate,
  withRoom,
  writeRow,
} from './catalogue-columns.ts';
import type { CatalogueRow } from './catalogue-rows.ts';
import type { ColumnCondition } from './column-conditions.ts';
import { sum } from './left.ts';
import { createMatches } from './matches.ts';
import { createMisses, type Misses } from './misses.ts';
import { createNearestSlots } from './nearest-slots.ts';
import { createOrderedSlots, type OrderedSlots } from './ordered-slots.ts';
import { selectSlice } from './select-slice.ts';
import { countByScore, slotsByScore } from './slots-by-score.ts';
import { createSlotsInOrder } from './slots-in-order.ts';
import { createWordIndex, type WordIndex } from './words/word-index.ts';

/**
 * Public listings in memory. A slot is a listing's index in the columns. A changed listing gets the next slot; its
 * old one stays vacant until the catalogue is compacted.
 */
export interface CatalogueStore {
  readonly columns: CatalogueColumns;
  readonly words: Omit<WordIndex, 'put' | 'renumber'>;
  /** The number of slots used since the last compaction, vacant ones included. */
  readonly usedSlots: number;
  readonly size: number;
  /** Adds listings that are not in the catalogue. */
  add(rows: readonly CatalogueRow[]): void;
  /** Adds a listing, or replaces it. */
  put(row: CatalogueRow): void;
  remove(id: string): void;
  slotOf(id: string): number | undefined;
  /** Which slots fail which conditions; valid until the next search. */
  misses(conditions: readonly ColumnCondition[]): Misses;
  /** Slots, newest first. */
  forEachMeeting(conditions: readonly ColumnCondition[], visit: (slot: number) => void): void;
  findPage(conditions: readonly ColumnCondition[], page: PageRequest): FoundIds;
}

interface FoundIds {
  ids: string[];
  total: number;
  /** How many of them have all words; undefined without words. */
  withAllWords?: number;
}

interface PageRequest {
  order: SearchOrder;
  /** For `nearest`. */
  distanceOf: DistanceOf | undefined;
  /** For `nearest`: 1 for the slots that come first. */
  saysName?: Uint8Array | undefined;
  /** The number of words, and the score of each slot; undefined for vacant slots. */
  scored: { words: number; scores: Uint16Array } | undefined;
  offset: number;
  limit: number;
  /** The total, if known. */
  known: number | undefined;
}

/** The orders that are kept sorted; the others depend on the search or are rare. */
type KeptOrder = Exclude<SearchOrder, 'best' | 'nearest' | 'size' | 'size-desc'>;

/** Growing fragments memory, so the initial capacity is the expected number of listings. */
export function createCatalogueStore(expected = 0): CatalogueStore {
  let columns = createColumns(roomFor(expected));
  let used = 0;
  const vacant: number[] = [];
  const misses = createMisses();
  const matches = createMatches();
  const words = createWordIndex((slot) => !isVacant(columns, slot));
  const nearest = createNearestSlots();
  const slotsInOrder = createSlotsInOrder();
  const lastPostedFirst = (one: number, other: number) => compareIds(columns, other, one);
  // Each order has its own closure, so that the engine compiles its comparison into it.
  const orders: Record<KeptOrder, OrderedSlots> = {
    newest: createOrderedSlots((one, other) => newestFirst(columns, one, other), columns.length),
    price: createOrderedSlots((one, other) => cheapestFirst(columns, one, other), columns.length),
    'price-desc': createOrderedSlots((one, other) => dearestFirst(columns, one, other), columns.length),
    'price-per-sqft': createOrderedSlots(
      (one, other) => cheapestPerSquareFootFirst(columns, one, other),
      columns.length,
    ),
  };
  const byId = createOrderedSlots(lastPostedFirst, columns.length);
  const inEveryOrder = [byId, ...Object.values(orders)];

  function write(row: CatalogueRow): number {
    const slot = used;
    used += 1;
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
    vacate(columns, slot);
    vacant.push(slot);
    if (vacant.length > vacantAtLeast && vacant.length > used * vacantShare) moveTogether();
  }

  function moveTogether(): void {
    let kept = 0;
    const slots = new Uint32Array(used).map((_, slot) => (isVacant(columns, slot) ? gone : kept++));
    moveSlots(columns, slots);
    for (const order of inEveryOrder) order.renumber(slots);
    words.renumber(slots);
    vacant.length = 0;
    used = kept;
  }

  return {
    get columns() {
      return columns;
    },
    words,
    get size() {
      return byId.size;
    },
    get usedSlots() {
      return used;
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
      for (const slot of matches.of(byId, conditions)) visit(slot);
    },
    misses: (conditions) => misses.of(conditions, used, vacant),
    findPage(conditions, { order, distanceOf, saysName, scored, known, ...page }) {
      const { scores, words = 0 } = scored ?? {};
      const rankOf = (slot: number) => (scores ? (rankByWords[scores[slot] as number] as number) : 0);
      if (order === 'nearest' && distanceOf) {
        const met = matches.of(byId, conditions);
        const rank = saysName ? (slot: number) => 2 * rankOf(slot) + (saysName[slot] as number) : rankOf;
        return ranked(met, nearest.find(columns, met, { distanceOf, rankOf: rank }, page));
      }
      if (order === 'size' || order === 'size-desc') {
        const met = matches.of(byId, conditions);
        const bySize = order === 'size' ? smallestFirst : largestFirst;
        const compare = (one: number, other: number) =>
          rankOf(other) - rankOf(one) || bySize(columns, one, other);
        return ranked(met, selectSlice(met, { from: page.offset, to: page.offset + page.limit }, compare));
      }
      const inOrder = orders[order === 'nearest' || order === 'best' ? 'newest' : order];
      if (scores) {
        const all = inOrder.slots.subarray(0, byId.size);
        const met = conditions.length > 0 ? matches.of(inOrder, conditions) : all;
        const ranks = order === 'best' ? rankByScore : rankByWords;
        const { slots, counts } = slotsByScore(met, scores, ranks, page);
        const full = order === 'best' ? counts.subarray(words * fieldScores[0]) : counts.subarray(words);
        return { ...found(slots, met.length), withAllWords: sum(full) };
      }
      const end = page.offset + page.limit;
      if (conditions.length === 0) {
        return found(inOrder.slots.subarray(page.offset, Math.min(end, byId.size)), byId.size);
      }
      // Keeps the newest adjacent in the columns too; in another order each would be a cache miss.
      if (inOrder !== orders.newest) {
        const met = matches.of(byId, conditions);
        return found(slotsInOrder.find(met, inOrder, page), met.length);
      }
      const met = matches.of(inOrder, conditions, known === undefined ? undefined : end);
      return found(met.subarray(page.offset, end), known ?? met.length);

      function ranked(met: Uint32Array, slots: Uint32Array): FoundIds {
        if (!scores) return found(slots, met.length);
        const counts = countByScore(met, scores, rankByWords);
        return { ...found(slots, met.length), withAllWords: counts[words] as number };
      }

      function found(slots: Uint32Array, total: number): FoundIds {
        return { ids: Array.from(slots, (slot) => idAt(columns, slot)), total };
      }
    },
  };
}

/** Compact when this many slots, and this share of all, are vacant: compaction rewrites the lists of all words. */
const vacantAtLeast = 10_000;
const vacantShare = 1 / 4;

/** Grows by an eighth, and by at least a thousand. */
function roomFor(listings: number): number {
  return Math.ceil(listings * 1.125) + 1024;
}
