import type { SearchOrder } from '@thikana/contract/vocabulary';
import type { Steps } from '../../../lib/steps.ts';
import type { DistanceOf } from '../distances-from.ts';
import {
  closenessScale,
  closestFirst,
  fieldScores,
  largestFirst,
  rankByScore,
  rankByWords,
  smallestFirst,
} from '../ranking.ts';
import { type Bitmap, countBits, hasBit, intersect, subtract } from './bitmaps.ts';
import { idAt } from './catalogue-columns.ts';
import type { CatalogueStore, KeptOrder } from './catalogue-store.ts';
import type { KeyedCondition } from './known-bitmaps.ts';
import { sum } from './left.ts';
import { nearestSlots } from './nearest-slots.ts';
import { pageInOrder, slotsInOrder } from './page-in-order.ts';
import { withScratch } from './scratch.ts';
import { selectInSteps } from './select-slice.ts';
import { countByScore, slotsByScore } from './slots-by-score.ts';

interface PageRequest {
  order: SearchOrder;
  /** For `nearest`. */
  distanceOf: DistanceOf | undefined;
  /** For `nearest`: the slots that come first. */
  named?: Bitmap | undefined;
  /** Listings with more of these come first. */
  words?: readonly string[];
  /** For `size-near`: the middle of the asked range, in square feet. */
  middle?: number | undefined;
  offset: number;
  limit: number;
}

interface FoundIds {
  ids: string[];
  total: number;
  /** How many of them have all words; undefined without words. */
  withAllWords?: number;
}

export function* findPage(
  store: CatalogueStore,
  conditions: readonly KeyedCondition[],
  page: PageRequest,
): Steps<FoundIds> {
  return yield* withScratch(function* (scratch) {
    const { words = [], offset, limit } = page;
    const isRanked = words.length > 0;
    const order = isPossible(page) ? page.order : 'newest';
    const found = (slots: Uint32Array, total: number): FoundIds => ({
      ids: Array.from(slots, (slot) => idAt(store.columns, slot)),
      total,
    });
    if (conditions.length === 0 && !isRanked && isKept(order))
      return found(slotsInOrder(store.orders[order], page), store.size);

    const bitmap = scratch.copyOf(store.listed);
    const count = yield* store.narrow(bitmap, conditions, scratch);
    if (isRanked && (order === 'best' || isKept(order))) {
      const { slots, withAllWords } = yield* byWords(store, bitmap, words, { order, offset, limit });
      return { ...found(slots, count), withAllWords };
    }
    if (!isKept(order)) {
      const scores = isRanked ? (yield* store.words.rank(words, bitmap)).scores : undefined;
      const slots = yield* byRank(store, bitmap, scores, { ...page, order });
      if (!scores) return found(slots, count);
      const counts = yield* countByScore(bitmap, scores, rankByWords);
      return { ...found(slots, count), withAllWords: counts[words.length] as number };
    }
    const wanted = stillListed(store, bitmap);
    return found(pageInOrder(wanted, store.orders[order], page), wanted.count);
  });
}

/** Those that are still listed, as the slots in an order are. */
function stillListed(store: CatalogueStore, bitmap: Bitmap): { bitmap: Bitmap; count: number } {
  intersect(bitmap, store.listed);
  return { bitmap, count: countBits(bitmap) };
}

/** Listings with any of the words come first, then the others in the order. */
function* byWords(
  store: CatalogueStore,
  wanted: Bitmap,
  words: readonly string[],
  { order, ...page }: { order: KeptOrder | 'best'; offset: number; limit: number },
): Steps<{ slots: Uint32Array; withAllWords: number }> {
  const ranks = order === 'best' ? rankByScore : rankByWords;
  const kept = store.orders[order === 'best' ? 'newest' : order];
  const enough = page.offset + page.limit;
  let { scores, matching, haveAll } = yield* store.words.rank(words, wanted, enough);
  let { bitmap, count } = stillListed(store, matching);
  // Some went while they were ranked.
  if (haveAll && count < enough) {
    ({ scores, matching } = yield* store.words.rank(words, wanted));
    ({ bitmap, count } = stillListed(store, matching));
  }
  const { slots, counts } = slotsByScore(bitmap, kept, scores, ranks, page);
  const withAllWords = sum(
    counts.subarray(order === 'best' ? words.length * fieldScores[0] * closenessScale : words.length),
  );
  if (slots.length === page.limit) return { slots, withAllWords };
  subtract(wanted, matching);
  const others = pageInOrder(stillListed(store, wanted), kept, {
    offset: Math.max(0, page.offset - count),
    limit: page.limit - slots.length,
  });
  return { slots: Uint32Array.from([...slots, ...others]), withAllWords };
}

function* byRank(
  store: CatalogueStore,
  wanted: Bitmap,
  scores: Uint16Array | undefined,
  page: PageRequest,
): Steps<Uint32Array> {
  const { order, distanceOf, named, middle, offset, limit } = page;
  const rankOf = (slot: number) => (scores ? (rankByWords[scores[slot] as number] as number) : 0);
  if (order === 'nearest' && distanceOf) {
    const rank = named ? (slot: number) => 2 * rankOf(slot) + Number(hasBit(named, slot)) : rankOf;
    return yield* nearestSlots(store.columns, wanted, { distanceOf, rankOf: rank }, page);
  }
  const atEnd = order === 'size' ? smallestFirst : largestFirst;
  const bySize = order === 'size-near' && middle !== undefined ? closestFirst(middle) : atEnd;
  return yield* selectInSteps(
    wanted,
    { from: offset, to: offset + limit },
    (one, other) => rankOf(other) - rankOf(one) || bySize(store.columns, one, other),
  );
}

function isPossible({ order, distanceOf, middle, words = [] }: PageRequest): boolean {
  if (order === 'size-near') return middle !== undefined;
  if (order === 'nearest') return distanceOf !== undefined;
  return order !== 'best' || words.length > 0;
}

function isKept(order: SearchOrder): order is KeptOrder {
  return order === 'newest' || order === 'price' || order === 'price-desc' || order === 'price-per-sqft';
}
