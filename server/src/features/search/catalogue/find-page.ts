import type { SearchOrder } from '@thikana/contract/vocabulary';
import type { Steps } from '../../../lib/steps.ts';
import type { DistanceOf } from '../distances-from.ts';
import {
  closenessScale,
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
import { pageInOrder } from './page-in-order.ts';
import { withScratch } from './scratch.ts';
import { selectInSteps } from './select-slice.ts';
import { countByScore, slotsByScore } from './slots-by-score.ts';
import type { Ranked } from './words/rank-slots.ts';

/** The words of a search, and the listings by them. */
interface Scored extends Ranked {
  /** The number of words. */
  words: number;
}

interface PageRequest {
  order: SearchOrder;
  /** For `nearest`. */
  distanceOf: DistanceOf | undefined;
  /** For `nearest`: the slots that come first. */
  named?: Bitmap | undefined;
  scored: Scored | undefined;
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
    const { scored, offset, limit } = page;
    const order = isPossible(page) ? page.order : 'newest';
    const found = (slots: Uint32Array, total: number): FoundIds => ({
      ids: Array.from(slots, (slot) => idAt(store.columns, slot)),
      total,
    });
    if (conditions.length === 0 && !scored && isKept(order))
      return found(
        store.orders[order].slots.subarray(offset, Math.min(offset + limit, store.size)),
        store.size,
      );

    const bitmap = scratch.copyOf(store.listed);
    const count = yield* store.narrow(bitmap, conditions);
    if (scored && (order === 'best' || isKept(order))) {
      const { slots, withAllWords } = byWords(
        store,
        { wanted: bitmap, having: scratch.copyOf(bitmap) },
        scored,
        { order, offset, limit },
      );
      return { ...found(slots, count), withAllWords };
    }
    if (!isKept(order)) {
      const slots = yield* byRank(store, bitmap, { ...page, order });
      if (!scored) return found(slots, count);
      const counts = yield* countByScore(bitmap, scored.scores, rankByWords);
      return { ...found(slots, count), withAllWords: counts[scored.words] as number };
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
function byWords(
  store: CatalogueStore,
  /** The wanted slots, and a copy for those with a word. */
  { wanted, having }: { wanted: Bitmap; having: Bitmap },
  { words, scores, matching }: Scored,
  { order, ...page }: { order: KeptOrder | 'best'; offset: number; limit: number },
): { slots: Uint32Array; withAllWords: number } {
  const ranks = order === 'best' ? rankByScore : rankByWords;
  const kept = store.orders[order === 'best' ? 'newest' : order];
  intersect(having, matching);
  const { bitmap, count } = stillListed(store, having);
  const { slots, counts } = slotsByScore(bitmap, kept, scores, ranks, page);
  const withAllWords = sum(
    counts.subarray(order === 'best' ? words * fieldScores[0] * closenessScale : words),
  );
  if (slots.length === page.limit) return { slots, withAllWords };
  subtract(wanted, matching);
  const others = pageInOrder(stillListed(store, wanted), kept, {
    offset: Math.max(0, page.offset - count),
    limit: page.limit - slots.length,
  });
  return { slots: Uint32Array.from([...slots, ...others]), withAllWords };
}

function* byRank(store: CatalogueStore, wanted: Bitmap, page: PageRequest): Steps<Uint32Array> {
  const { order, distanceOf, named, scored, offset, limit } = page;
  const rankOf = (slot: number) => (scored ? (rankByWords[scored.scores[slot] as number] as number) : 0);
  if (order === 'nearest' && distanceOf) {
    const rank = named ? (slot: number) => 2 * rankOf(slot) + Number(hasBit(named, slot)) : rankOf;
    return yield* nearestSlots(store.columns, wanted, { distanceOf, rankOf: rank }, page);
  }
  const bySize = order === 'size' ? smallestFirst : largestFirst;
  return yield* selectInSteps(
    wanted,
    { from: offset, to: offset + limit },
    (one, other) => rankOf(other) - rankOf(one) || bySize(store.columns, one, other),
  );
}

function isPossible({ order, distanceOf, scored }: PageRequest): boolean {
  if (order === 'nearest') return distanceOf !== undefined;
  return order !== 'best' || scored !== undefined;
}

function isKept(order: SearchOrder): order is KeptOrder {
  return order === 'newest' || order === 'price' || order === 'price-desc' || order === 'price-per-sqft';
}
