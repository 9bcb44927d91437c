interface Window {
  offset: number;
  limit: number;
}

interface Scored {
  slots: Uint32Array;
  /** The number of slots with each rank. */
  counts: Uint32Array;
}

/** A page of the slots: the highest rank first, ties in the given order. `rankOf` tells the rank of each score. */
export function slotsByScore(
  slots: Uint32Array,
  scores: Uint16Array,
  rankOf: Uint16Array,
  { offset, limit }: Window,
): Scored {
  const end = Math.min(offset + limit, slots.length);
  const found = new Uint32Array(Math.max(0, end - offset));
  const counts = countByScore(slots, scores, rankOf);
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

/** The number of slots with each rank. */
export function countByScore(slots: Uint32Array, scores: Uint16Array, rankOf: Uint16Array): Uint32Array {
  const counts = new Uint32Array(rankOf.length);
  for (let at = 0; at < slots.length; at += 1) {
    const rank = rankOf[scores[slots[at] as number] as number] as number;
    counts[rank] = (counts[rank] as number) + 1;
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
