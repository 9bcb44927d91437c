import type { Bounds } from '@thikana/contract/map-area';
import type { FlatMap } from '@thikana/contract/proximity';
import { type Segment, squareToSegment } from './segment.ts';

/** The segments of a line that can be the nearest, by the cell of a grid over everything within reach. */
export interface SegmentsByCell {
  /** For a position on the flat map; undefined outside the grid. */
  at(x: number, y: number): readonly Segment[] | undefined;
}

const cellsAlong = 32;
/** Positions at the edge of a cell are rounded. */
const rounding = 1e-9;

interface Line {
  /** Of the grid. */
  bounds: Bounds;
  around: FlatMap;
  segments: readonly Segment[];
}

export function segmentsByCell({ bounds, around, segments }: Line): SegmentsByCell {
  const west = (bounds.west - around.longitude) * around.narrowing;
  const south = bounds.south - around.latitude;
  const width = ((bounds.east - bounds.west) * around.narrowing) / cellsAlong;
  const height = (bounds.north - bounds.south) / cellsAlong;
  const diagonal = Math.hypot(width, height) + rounding;
  const cells: (readonly Segment[] | undefined)[] = new Array(cellsAlong * cellsAlong).fill(undefined);

  /** A segment that is farther from the centre than another one by a diagonal is nowhere in the cell the nearest. */
  function nearestIn(column: number, row: number): readonly Segment[] {
    const x = west + (column + 0.5) * width;
    const y = south + (row + 0.5) * height;
    const distances = segments.map((segment) => Math.sqrt(squareToSegment(segment, x, y)));
    const most = Math.min(...distances) + diagonal;
    return segments.filter((_, place) => (distances[place] as number) <= most);
  }

  return {
    at(x, y) {
      const column = Math.floor((x - west) / width);
      const row = Math.floor((y - south) / height);
      if (!(column >= 0 && row >= 0 && column < cellsAlong && row < cellsAlong)) return undefined;
      const cell = row * cellsAlong + column;
      const known = cells[cell] ?? nearestIn(column, row);
      cells[cell] = known;
      return known;
    },
  };
}
