import type { Position } from '@thikana/contract/city';
import { type Bounds, boundsOf, degreeParts, isInside } from '@thikana/contract/map-area';
import type { FlatMap } from '@thikana/contract/proximity';
import { isReached, type Reach } from '../landmark-reach.ts';
import { type CatalogueColumns, degreesAt, squareAt } from './catalogue-columns.ts';
import type { ColumnCondition } from './column-conditions.ts';
import { keepWhere } from './matches.ts';

/** Listings within this many degrees of latitude. */
export interface Circle {
  around: FlatMap;
  degrees: number;
}

export function byBounds(
  { west, south, east, north }: Bounds,
  { longitude, latitude }: CatalogueColumns,
): ColumnCondition {
  const isMet = (slot: number) => {
    const x = degreesAt(longitude, slot);
    const y = degreesAt(latitude, slot);
    return x >= west && x <= east && y >= south && y <= north;
  };
  return {
    note({ marks, used }, mark) {
      for (let slot = 0; slot < used; slot += 1) {
        if (!isMet(slot)) marks[slot] = (marks[slot] as number) + mark;
      }
    },
    keep: (slots, count) => keepWhere(slots, count, isMet),
  };
}

export function byDistance({ around, degrees }: Circle, columns: CatalogueColumns): ColumnCondition {
  const farthest = degrees * degrees;
  const isMet = (slot: number) => squareAt(columns, around, slot) <= farthest;
  return {
    note({ marks, used }, mark) {
      for (let slot = 0; slot < used; slot += 1) {
        if (!isMet(slot)) marks[slot] = (marks[slot] as number) + mark;
      }
    },
    keep: (slots, count) => keepWhere(slots, count, isMet),
  };
}

export function byShape(
  shape: readonly Position[],
  { longitude, latitude }: CatalogueColumns,
): ColumnCondition {
  const { west, south, east, north } = boundsOf(shape);
  const isMet = (slot: number) => {
    const x = degreesAt(longitude, slot);
    const y = degreesAt(latitude, slot);
    return x >= west && x <= east && y >= south && y <= north && isInside(x, y, shape);
  };
  return {
    note({ marks, used }, mark) {
      for (let slot = 0; slot < used; slot += 1) {
        if (!isMet(slot)) marks[slot] = (marks[slot] as number) + mark;
      }
    },
    keep: (slots, count) => keepWhere(slots, count, isMet),
  };
}

/** Near one of several landmarks. */
export function byReaches(
  reaches: readonly Reach[],
  { longitude, latitude }: CatalogueColumns,
): ColumnCondition {
  // Exact geometry only where a listing is inside the bounds of a landmark, compared as stored.
  const edges = Int32Array.from(
    reaches.flatMap(({ bounds: { west, south, east, north } }) => [
      ...[Math.floor(west * degreeParts), Math.floor(south * degreeParts)],
      ...[Math.ceil(east * degreeParts), Math.ceil(north * degreeParts)],
    ]),
  );
  const isMet = (slot: number) => {
    const x = longitude[slot] as number;
    const y = latitude[slot] as number;
    for (let place = 0, edge = 0; edge < edges.length; place += 1, edge += 4) {
      if (x < (edges[edge] as number) || x > (edges[edge + 2] as number)) continue;
      if (y < (edges[edge + 1] as number) || y > (edges[edge + 3] as number)) continue;
      if (isReached(reaches[place] as Reach, x / degreeParts, y / degreeParts)) return true;
    }
    return false;
  };
  return {
    note({ marks, used }, mark) {
      for (let slot = 0; slot < used; slot += 1) {
        if (!isMet(slot)) marks[slot] = (marks[slot] as number) + mark;
      }
    },
    keep: (slots, count) => keepWhere(slots, count, isMet),
  };
}
