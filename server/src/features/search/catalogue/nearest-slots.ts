import type { Steps } from '../../../lib/steps.ts';
import type { DistanceOf } from '../distances-from.ts';
import { newestFirst } from '../ranking.ts';
import type { Bitmap } from './bitmaps.ts';
import { type CatalogueColumns, degreesAt } from './catalogue-columns.ts';
import { selectInSteps } from './select-slice.ts';

/**
 * The order by distance differs for each position, so it is computed for each search. The buffer, reused by every
 * search, has half precision; ties in it are compared exactly.
 */
export function createNearestSlots() {
  let squares = new Float32Array(0);
  return {
    /** A page of the slots: highest rank first, then nearest, then newest. */
    *find(
      columns: CatalogueColumns,
      bitmap: Bitmap,
      { distanceOf, rankOf }: { distanceOf: DistanceOf; rankOf: (slot: number) => number },
      { offset, limit }: { offset: number; limit: number },
    ): Steps<Uint32Array> {
      const square = (slot: number) =>
        distanceOf(degreesAt(columns.longitude, slot), degreesAt(columns.latitude, slot));
      if (squares.length < columns.length) squares = new Float32Array(columns.length);
      const compare = (one: number, other: number) => {
        const higher = rankOf(other) - rankOf(one);
        if (higher) return higher;
        const difference = (squares[one] as number) - (squares[other] as number);
        return difference || square(one) - square(other) || newestFirst(columns, one, other);
      };
      return yield* selectInSteps(bitmap, { from: offset, to: offset + limit }, compare, (slots) => {
        for (let at = 0; at < slots.length; at += 1) {
          const slot = slots[at] as number;
          squares[slot] = square(slot);
        }
      });
    },
  };
}
