import type { Steps } from '../../../lib/steps.ts';
import { type Bitmap, slotParts } from './bitmaps.ts';
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
 * A page of the slots: the highest rank first, ties in the given order. `rankOf` tells the rank of each score. The
 * bitmap has the same slots.
 */
export function* slotsByScore(
  { slots, bitmap }: { slots: Uint32Array; bitmap: Bitmap },
  scores: Uint16Array,
  rankOf: Uint16Array,
  { offset, limit }: Window,
): Steps<Scored> {
  const end = Math.min(offset + limit, slots.length);
  const found = new Uint32Array(Math.max(0, end - offset));
  const counts = yield* countByScore(bitmap, scores, rankOf);
  const places = firstPlaces(counts);
  for (let at = 0, left = found.length; left > 0; at += 1) {
    const slot = slots[at] as number;
    const rank = rankOf[scores[slot] as number] as number;
    const place = places[rank] as number;
    places[rank] = place + 1;
    if (place < offset || place >= end) continue;
    found[place - offset] = slot;
    left -= 1;
  }
  return { slots: found, counts };
}

/**
 * The same for slots in any order, of which `compare` sorts those of one rank; undefined if the page is too far down.
 * Only the slots of the page's rank and above are sorted.
 */
export function* firstByScore(
  bitmap: Bitmap,
  scores: Uint16Array,
  rankOf: Uint16Array,
  compare: (one: number, other: number) => number,
  { offset, limit }: Window,
): Steps<Scored | undefined> {
  const counts = yield* countByScore(bitmap, scores, rankOf);
  let least = counts.length - 1;
  let count = counts[least] as number;
  while (least > 0 && count < offset + limit) {
    least -= 1;
    count += counts[least] as number;
  }
  if (count > mostSorted) return undefined;
  const rank = (slot: number) => rankOf[scores[slot] as number] as number;
  const first = new Uint32Array(count);
  let found = 0;
  for (const slots of slotParts(bitmap)) {
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at] as number;
      if (rank(slot) < least) continue;
      first[found] = slot;
      found += 1;
    }
    yield;
  }
  const best = (one: number, other: number) => rank(other) - rank(one) || compare(one, other);
  return { slots: selectSlice(first, { from: offset, to: offset + limit }, best), counts };
}

/** Sorting more takes longer than walking through all in their order. */
const mostSorted = 100_000;

/** The number of slots with each rank. */
export function* countByScore(bitmap: Bitmap, scores: Uint16Array, rankOf: Uint16Array): Steps<Uint32Array> {
  const counts = new Uint32Array(rankOf.length);
  for (const slots of slotParts(bitmap)) {
    for (let at = 0; at < slots.length; at += 1) {
      const rank = rankOf[scores[slots[at] as number] as number] as number;
      counts[rank] = (counts[rank] as number) + 1;
    }
    yield;
  }
  return counts;
}

/** The index of the first slot of each rank in the whole list. */
function firstPlaces(counts: Uint32Array): Uint32Array {
  const places = new Uint32Array(counts.length);
  for (let rank = counts.length - 2; rank >= 0; rank -= 1) {
    places[rank] = (places[rank + 1] as number) + (counts[rank + 1] as number);
  }
  return places;
}
