import type { Position } from '@thikana/contract/city';
import { type Bounds, boundsOf, degreeParts, isInside } from '@thikana/contract/map-area';
import type { FlatMap } from '@thikana/contract/proximity';
import { isReached, type Reach } from '../landmark-reach.ts';
import { lowestSlot } from './bitmaps.ts';
import { type CatalogueColumns, degreesAt, squareAt } from './catalogue-columns.ts';
import type { ColumnCondition } from './column-conditions.ts';

/** Listings within this many degrees of latitude. */
export interface Circle {
  around: FlatMap;
  degrees: number;
}

export function byBounds(bounds: Bounds, columns: CatalogueColumns): ColumnCondition {
  const { longitude, latitude } = columns;
  const { west, south, east, north } = bounds;
  return inBox(bounds, columns, (slot) => {
    const x = degreesAt(longitude, slot);
    const y = degreesAt(latitude, slot);
    return x >= west && x <= east && y >= south && y <= north;
  });
}

export function byDistance({ around, degrees }: Circle, columns: CatalogueColumns): ColumnCondition {
  const { longitude, latitude, narrowing } = around;
  const farthest = degrees * degrees;
  const east = degrees / narrowing;
  const box = {
    ...{ west: longitude - east, south: latitude - degrees },
    ...{ east: longitude + east, north: latitude + degrees },
  };
  // The largest box in the circle, so that only what is between the two is measured.
  const [x, y] = [east * Math.SQRT1_2, degrees * Math.SQRT1_2];
  const core = { west: longitude - x, south: latitude - y, east: longitude + x, north: latitude + y };
  return inBox(box, columns, (slot) => squareAt(columns, around, slot) <= farthest, core);
}

export function byShape(shape: readonly Position[], columns: CatalogueColumns): ColumnCondition {
  const { longitude, latitude } = columns;
  const bounds = boundsOf(shape);
  const { west, south, east, north } = bounds;
  return inBox(bounds, columns, (slot) => {
    const x = degreesAt(longitude, slot);
    const y = degreesAt(latitude, slot);
    return x >= west && x <= east && y >= south && y <= north && isInside(x, y, shape);
  });
}

/** Near one of several landmarks. */
export function byReaches(reaches: readonly Reach[], columns: CatalogueColumns): ColumnCondition {
  const { longitude, latitude } = columns;
  // Exact geometry only where a listing is inside the bounds of a landmark, compared as stored.
  const edges = Int32Array.from(reaches.flatMap(({ bounds }) => edgesOf(bounds)));
  const bounds = reaches.map((reach) => reach.bounds);
  const around: Bounds = {
    west: Math.min(...bounds.map(({ west }) => west)),
    south: Math.min(...bounds.map(({ south }) => south)),
    east: Math.max(...bounds.map(({ east }) => east)),
    north: Math.max(...bounds.map(({ north }) => north)),
  };
  return inBox(around, columns, (slot) => {
    const x = longitude[slot] as number;
    const y = latitude[slot] as number;
    for (let place = 0, edge = 0; edge < edges.length; place += 1, edge += 4) {
      if (x < (edges[edge] as number) || x > (edges[edge + 2] as number)) continue;
      if (y < (edges[edge + 1] as number) || y > (edges[edge + 3] as number)) continue;
      if (isReached(reaches[place] as Reach, x / degreeParts, y / degreeParts)) return true;
    }
    return false;
  });
}

type Edges = readonly [west: number, south: number, east: number, north: number];

/** Bounds in the unit of the columns, slightly enlarged. */
function edgesOf({ west, south, east, north }: Bounds): Edges {
  const edge = (degrees: number) => Math.max(-farthest, Math.min(farthest, degrees * degreeParts));
  return [
    ...([Math.floor(edge(west)) - 1, Math.floor(edge(south)) - 1] as const),
    ...([Math.ceil(edge(east)) + 1, Math.ceil(edge(north)) + 1] as const),
  ];
}

/** Farther than any position, and still a number of 32 bits. */
const farthest = 200 * degreeParts;

/** A condition that only slots inside these bounds meet, and all slots inside the core. */
function inBox(
  bounds: Bounds,
  columns: CatalogueColumns,
  isMet: (slot: number) => boolean,
  core?: Bounds,
): ColumnCondition {
  // Halves, whose differences have 32 bits. They round to the same side, so no slot inside is missed.
  const insideBounds = bitsInside(columns, edgesOf(bounds).map((edge) => edge >> 1) as unknown as Edges);
  const insideCore = core && bitsInside(columns, halvesWithin(core));
  return {
    isMet,
    fill(bitmap, from, to) {
      for (let slot = from; slot < to; ) {
        const place = slot >>> 5;
        const end = Math.min(to, (place + 1) << 5);
        let inside = insideBounds(slot, end);
        let bits = bitmap[place] as number;
        if (inside !== 0 && insideCore) {
          const met = insideCore(slot, end);
          bits |= met;
          inside &= ~met;
        }
        slot = end;
        for (; inside !== 0; inside &= inside - 1) {
          const bit = inside & -inside;
          if (isMet(lowestSlot(place, bit))) bits |= bit;
        }
        bitmap[place] = bits;
      }
    },
  };
}

/** The bits of the slots inside edges in half the unit of the columns; the slots share a number of a bitmap. */
function bitsInside({ longitude, latitude }: CatalogueColumns, [west, south, east, north]: Edges) {
  return (from: number, to: number) => {
    let inside = 0;
    // Without branches, which the processor would mispredict.
    for (let slot = from; slot < to; slot += 1) {
      const x = (longitude[slot] as number) >> 1;
      const y = (latitude[slot] as number) >> 1;
      const isInside = (((x - west) | (east - x) | (y - south) | (north - y)) >>> 31) ^ 1;
      inside |= isInside << (slot & 31);
    }
    return inside;
  };
}

/** Bounds in half the unit of the columns, slightly smaller. */
function halvesWithin(bounds: Bounds): Edges {
  const [west, south, east, north] = edgesOf(bounds);
  return [(west >> 1) + 2, (south >> 1) + 2, (east >> 1) - 2, (north >> 1) - 2];
}
