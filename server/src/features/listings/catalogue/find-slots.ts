import type { Misses } from './misses.ts';
import type { OrderedSlots } from './ordered-slots.ts';

interface Window {
  offset: number;
  limit: number;
}

/** One in so many: fewer are put in order themselves rather than looked for in the order of all. */
const few = 32;

/** How many miss nothing. */
export function countMeeting({ marks, used }: Misses): number {
  let count = 0;
  for (let slot = 0; slot < used; slot += 1) if (marks[slot] === 0) count += 1;
  return count;
}

/** A page of the slots that miss nothing, of which there are so many. */
export function slotsInOrder(
  { slots, size, compare }: OrderedSlots,
  { marks, used }: Misses,
  total: number,
  { offset, limit }: Window,
): number[] {
  const end = Math.min(offset + limit, total);
  if (offset >= end) return [];
  if (total * few < size) {
    const meeting: number[] = [];
    for (let slot = 0; slot < used; slot += 1) if (marks[slot] === 0) meeting.push(slot);
    return meeting.sort(compare).slice(offset, end);
  }
  const isNearEnd = offset > total / 2;
  const step = isNearEnd ? -1 : 1;
  const skipped = isNearEnd ? total - end : offset;
  const found: number[] = [];
  let met = 0;
  for (let place = isNearEnd ? size - 1 : 0; found.length < end - offset; place += step) {
    const slot = slots[place] as number;
    if (marks[slot] !== 0) continue;
    met += 1;
    if (met > skipped) found.push(slot);
  }
  return isNearEnd ? found.reverse() : found;
}

/** A page of the slots that miss nothing, those with the highest score first, then as they are ordered. */
export function slotsByScore(
  { slots }: OrderedSlots,
  { marks, used }: Misses,
  scores: Uint8Array,
  total: number,
  { offset, limit }: Window,
): number[] {
  const end = Math.min(offset + limit, total);
  if (offset >= end) return [];
  const places = placesByScore(marks, scores, used);
  const found: number[] = Array.from({ length: end - offset }, () => 0);
  for (let place = 0, left = found.length; left > 0; place += 1) {
    const slot = slots[place] as number;
    if (marks[slot] !== 0) continue;
    const score = scores[slot] as number;
    const rank = places[score] as number;
    places[score] = rank + 1;
    if (rank < offset || rank >= end) continue;
    found[rank - offset] = slot;
    left -= 1;
  }
  return found;
}

/** Where in the whole list the first of each score comes. */
function placesByScore(marks: Uint16Array, scores: Uint8Array, used: number): Uint32Array {
  const counts = new Uint32Array(256);
  for (let slot = 0; slot < used; slot += 1) {
    if (marks[slot] !== 0) continue;
    const score = scores[slot] as number;
    counts[score] = (counts[score] as number) + 1;
  }
  const places = new Uint32Array(256);
  for (let score = 254; score >= 0; score -= 1) {
    places[score] = (places[score + 1] as number) + (counts[score + 1] as number);
  }
  return places;
}
