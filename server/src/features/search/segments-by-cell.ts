import type { Bounds } from '@thikana/contract/map-area';
import type { FlatMap } from '@thikana/contract/proximity';
import { type Segment, squareToSegment } from './segment.ts';

/** The segments of a line that can be the nearest, by the cell of a grid over everything within reach. */
export interface SegmentsByCell {
  /** For a position on the flat map; undefined outside the grid. */
  at(x: number, y: number): Cell | undefined;
}

interface Cell {
  nearest: readonly Segment[];
  /** Whether the whole cell is out of reach. */
  isBeyond: boolean;
}

const cellsAlong = 32;
/** Positions at the edge of a cell are rounded. */
const rounding = 1e-9;

interface Line {
  /** Of the grid. */
  bounds: Bounds;
  around: FlatMap;
  segments: readonly Segment[];
  /** How far it reaches. */
  squareOfDegrees: number;
}

export function segmentsByCell({ bounds, around, segments, squareOfDegrees }: Line): SegmentsByCell {
  const west = (bounds.west - around.longitude) * around.narrowing;
  const south = bounds.south - around.latitude;
  const width = ((bounds.east - bounds.west) * around.narrowing) / cellsAlong;
  const height = (bounds.north - bounds.south) / cellsAlong;
  const diagonal = Math.hypot(width, height) + rounding;
  const cells: (Cell | undefined)[] = new Array(cellsAlong * cellsAlong).fill(undefined);

  /** A segment that is farther from the centre than another one by a diagonal is nowhere in the cell the nearest. */
  function cellAt(column: number, row: number): Cell {
    const x = west + (column + 0.5) * width;
    const y = south + (row + 0.5) * height;
    const distances = segments.map((segment) => Math.sqrt(squareToSegment(segment, x, y)));
    const least = Math.min(...distances);
    return {
      nearest: segments.filter((_, place) => (distances[place] as number) <= least + diagonal),
      isBeyond: least > Math.sqrt(squareOfDegrees) + diagonal / 2,
    };
  }

  return {
    at(x, y) {
      const column = Math.floor((x - west) / width);
      const row = Math.floor((y - south) / height);
      if (!(column >= 0 && row >= 0 && column < cellsAlong && row < cellsAlong)) return undefined;
      const cell = row * cellsAlong + column;
      const known = cells[cell] ?? cellAt(column, row);
      cells[cell] = known;
      return known;
    },
  };
}
