import { type FlatMap, squareOfDistance } from '@thikana/contract/nearness';
import { type CatalogueColumns, compareFreshness } from './catalogue-columns.ts';
import type { Misses } from './misses.ts';
import { selectSlice } from './select-slice.ts';

/** An order by distance is another one for each place, so it is found anew; with room that every search uses again. */
export function createNearestSlots() {
  let squares = new Float64Array(0);
  let meeting = new Uint32Array(0);
  return {
    /** A page of the slots that miss nothing, of which there are so many: the nearest first, then the newest. */
    find(
      columns: CatalogueColumns,
      { marks, used }: Misses,
      from: FlatMap,
      total: number,
      { offset, limit }: { offset: number; limit: number },
    ): Uint32Array {
      const { longitude, latitude } = columns;
      if (squares.length < used) {
        squares = new Float64Array(Math.ceil(used * 1.5));
        meeting = new Uint32Array(squares.length);
      }
      let count = 0;
      for (let slot = 0; slot < used; slot += 1) {
        if (marks[slot] !== 0) continue;
        squares[slot] = squareOfDistance(from, longitude[slot] as number, latitude[slot] as number);
        meeting[count] = slot;
        count += 1;
      }
      const page = { from: offset, to: Math.min(offset + limit, total) };
      return selectSlice(meeting.subarray(0, count), page, (one, other) => {
        const difference = (squares[one] as number) - (squares[other] as number);
        return difference || compareFreshness(columns, other, one);
      });
    },
  };
}
