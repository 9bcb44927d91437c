const mostScores = 1024;

interface Window {
  offset: number;
  limit: number;
}

/** A page of the slots, highest score first, ties in the given order. Scores are below `mostScores`. */
export function slotsByScore(
  slots: Uint32Array,
  scoreOf: (slot: number) => number,
  { offset, limit }: Window,
): Uint32Array {
  const end = Math.min(offset + limit, slots.length);
  const found = new Uint32Array(Math.max(0, end - offset));
  const places = placesByScore(slots, scoreOf);
  for (let at = 0, left = found.length; left > 0; at += 1) {
    const slot = slots[at] as number;
    const score = scoreOf(slot);
    const place = places[score] as number;
    places[score] = place + 1;
    if (place < offset || place >= end) continue;
    found[place - offset] = slot;
    left -= 1;
  }
  return found;
}

/** The index of the first slot of each score in the whole list. */
function placesByScore(slots: Uint32Array, scoreOf: (slot: number) => number): Uint32Array {
  const counts = new Uint32Array(mostScores);
  for (let at = 0; at < slots.length; at += 1) {
    const score = scoreOf(slots[at] as number);
    counts[score] = (counts[score] as number) + 1;
  }
  const places = new Uint32Array(mostScores);
  for (let score = mostScores - 2; score >= 0; score -= 1) {
    places[score] = (places[score + 1] as number) + (counts[score + 1] as number);
  }
  return places;
}
