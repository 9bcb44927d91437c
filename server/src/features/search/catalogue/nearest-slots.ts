import type { FlatMap } from '@thikana/contract/proximity';
import { newestFirst } from '../ranking.ts';
import { type CatalogueColumns, squareAt } from './catalogue-columns.ts';
import { selectSlice } from './select-slice.ts';

/**
 * The order by distance differs for each position, so it is computed for each search. The buffer, reused by every
 * search, has half precision; ties in it are compared exactly.
 */
export function createNearestSlots() {
  let squares = new Float32Array(0);
  return {
    /** A page of the slots: nearest first, then newest. Reorders `slots`. */
    find(
      columns: CatalogueColumns,
      slots: Uint32Array,
      from: FlatMap,
      { offset, limit }: { offset: number; limit: number },
    ): Uint32Array {
      const square = (slot: number) => squareAt(columns, from, slot);
      if (squares.length < columns.length) squares = new Float32Array(columns.length);
      for (let at = 0; at < slots.length; at += 1) {
        const slot = slots[at] as number;
        squares[slot] = square(slot);
      }
      return selectSlice(slots, { from: offset, to: offset + limit }, (one, other) => {
        const difference = (squares[one] as number) - (squares[other] as number);
        return difference || square(one) - square(other) || newestFirst(columns, one, other);
      });
    },
  };
}
