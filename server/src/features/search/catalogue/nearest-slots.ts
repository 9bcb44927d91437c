import type { Steps } from '../../../lib/steps.ts';
import type { DistanceOf } from '../distances-from.ts';
import { newestFirst } from '../ranking.ts';
import type { Bitmap } from './bitmaps.ts';
import { type CatalogueColumns, degreesAt } from './catalogue-columns.ts';
import { selectInSteps } from './select-slice.ts';

/** A page of the slots: highest rank first, then nearest, then newest. */
export function nearestSlots(
  columns: CatalogueColumns,
  bitmap: Bitmap,
  { distanceOf, rankOf }: { distanceOf: DistanceOf; rankOf: (slot: number) => number },
  { offset, limit }: { offset: number; limit: number },
): Steps<Uint32Array> {
  const distance = (slot: number) =>
    distanceOf(degreesAt(columns.longitude, slot), degreesAt(columns.latitude, slot));
  // Most slots are compared with the last one of the page.
  let known = -1;
  let knownDistance = 0;
  const compare = (one: number, other: number) => {
    const higher = rankOf(other) - rankOf(one);
    if (higher) return higher;
    if (other !== known) {
      known = other;
      knownDistance = distance(other);
    }
    return distance(one) - knownDistance || newestFirst(columns, one, other);
  };
  return selectInSteps(bitmap, { from: offset, to: offset + limit }, compare);
}
