import { atOnce, type Steps } from '../../../lib/steps.ts';
import { type Bitmap, hasBit, inSteps, lowestSlot } from './bitmaps.ts';
import { type SlotOrder, walkInOrder } from './page-in-order.ts';
import { selectSlice } from './select-slice.ts';

interface Window {
  offset: number;
  limit: number;
}

interface Scored {
  slots: Uint32Array;
  /** The number of slots with each rank. */
  counts: Uint32Array;
}

/**
 * A page of the slots: the highest rank first, ties in the order. `rankOf` tells the rank of each score. Takes some
 * nanoseconds for each slot, in one go, because a change must not come in between.
 */
export function slotsByScore(
  bitmap: Bitmap,
  order: SlotOrder,
  scores: Uint16Array,
  rankOf: Uint16Array,
  { offset, limit }: Window,
): Scored {
  const counts = atOnce(countByScore(bitmap, scores, rankOf));
  const shown = ranksInWindow(counts, { offset, limit }).map((each) => {
    const isOfRank = (slot: number) => hasBit(bitmap, slot) && rankOf[scores[slot] as number] === each.rank;
    return { ...each, found: walkInOrder(isOfRank, each.count, order, each) };
  });
  const few = new Map(
    shown.filter(({ found }) => !found).map(({ rank, count }) => [rank, new Uint32Array(count)]),
  );
  if (few.size > 0) collect(bitmap, scores, rankOf, few);
  const slots = shown.flatMap(({ rank, found, ...slice }) => [
    ...(found ?? selectSlice(few.get(rank) as Uint32Array, slice, order.compare)),
  ]);
  return { slots: Uint32Array.from(slots), counts };
}

/** The ranks with slots in the window, and which of each rank's slots these are. */
function ranksInWindow(counts: Uint32Array, { offset, limit }: Window) {
  const shown: { rank: number; count: number; from: number; to: number }[] = [];
  for (let rank = counts.length - 1, before = 0; rank >= 0 && before < offset + limit; rank -= 1) {
    const count = counts[rank] as number;
    const from = Math.max(0, offset - before);
    if (from < count) shown.push({ rank, count, from, to: Math.min(count, offset + limit - before) });
    before += count;
  }
  return shown;
}

/** Fills in the slots of some ranks. */
function collect(
  bitmap: Bitmap,
  scores: Uint16Array,
  rankOf: Uint16Array,
  into: Map<number, Uint32Array>,
): void {
  const filled = new Map<number, number>();
  const ranks = [...into.keys()];
  const [least, most] = [Math.min(...ranks), Math.max(...ranks)];
  for (let place = 0; place < bitmap.length; place += 1) {
    for (let bits = bitmap[place] as number; bits !== 0; bits &= bits - 1) {
      const slot = lowestSlot(place, bits);
      const rank = rankOf[scores[slot] as number] as number;
      if (rank < least || rank > most) continue;
      const found = into.get(rank);
      if (!found) continue;
      const count = filled.get(rank) ?? 0;
      found[count] = slot;
      filled.set(rank, count + 1);
    }
  }
}

/** The number of slots with each rank. */
export function* countByScore(bitmap: Bitmap, scores: Uint16Array, rankOf: Uint16Array): Steps<Uint32Array> {
  const counts = new Uint32Array(rankOf.length);
  yield* inSteps(bitmap.length, (from, end) => {
    for (let place = from; place < end; place += 1) {
      for (let bits = bitmap[place] as number; bits !== 0; bits &= bits - 1) {
        const rank = rankOf[scores[lowestSlot(place, bits)] as number] as number;
        counts[rank] = (counts[rank] as number) + 1;
      }
    }
  });
  return counts;
}
