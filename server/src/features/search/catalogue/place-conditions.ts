import type { Position } from '@thikana/contract/city';
import { type Bounds, boundsOf, degreeParts, isInside } from '@thikana/contract/map-area';
import type { FlatMap } from '@thikana/contract/proximity';
import { isReached, type Reach } from '../landmark-reach.ts';
import { lowestSlot } from './bitmaps.ts';
import { type CatalogueColumns, degreesAt, squareAt } from './catalogue-columns.ts';
import { bySlot, type ColumnCondition } from './column-conditions.ts';

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
  const square = degrees * degrees;
  const isMet = (slot: number) => squareAt(columns, around, slot) <= square;
  // Near the poles, integers are too coarse.
  if (around.narrowing < 1 / 1024) return bySlot(isMet);
  return sieved(inCircle({ around, degrees }, columns), isMet);
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

/** What integers tell about slots that share a number of a bitmap. */
interface Sieve {
  /** Reads the slots from one to before another. */
  read(from: number, to: number): void;
  /** The bits of the slots that meet the condition for sure. */
  met: number;
  /** The bits of those that may meet it. */
  unsure: number;
}

/** A condition that is tested exactly only where the sieve is unsure. */
function sieved(sieve: Sieve, isMet: (slot: number) => boolean): ColumnCondition {
  return {
    isMet,
    fill(bitmap, from, to) {
      for (let slot = from; slot < to; ) {
        const place = slot >>> 5;
        const end = Math.min(to, (place + 1) << 5);
        sieve.read(slot, end);
        slot = end;
        let bits = (bitmap[place] as number) | sieve.met;
        for (let { unsure } = sieve; unsure !== 0; unsure &= unsure - 1) {
          const bit = unsure & -unsure;
          if (isMet(lowestSlot(place, bit))) bits |= bit;
        }
        bitmap[place] = bits;
      }
    },
  };
}

// A difference that is negative sets its highest bit. Branches for each side would be mispredicted.

/** A condition that only slots inside these bounds may meet. */
function inBox(bounds: Bounds, { longitude, latitude }: CatalogueColumns, isMet: (slot: number) => boolean) {
  // Halves, whose differences have 32 bits. They round to the same side, so no slot inside is missed.
  const [west, south, east, north] = edgesOf(bounds).map((edge) => edge >> 1) as unknown as Edges;
  const sieve: Sieve = {
    read(from, to) {
      let inside = 0;
      for (let slot = from; slot < to; slot += 1) {
        const x = (longitude[slot] as number) >> 1;
        const y = (latitude[slot] as number) >> 1;
        const isInside = (((x - west) | (east - x) | (y - south) | (north - y)) >>> 31) ^ 1;
        inside |= isInside << (slot & 31);
      }
      sieve.unsure = inside;
    },
    met: 0,
    unsure: 0,
  };
  return sieved(sieve, isMet);
}

/** A circle in a unit of which the radius has up to 2¹⁴, so that squares of distances have 32 bits. */
function coarseCircle({ around: { longitude, latitude, narrowing }, degrees }: Circle) {
  const shift = Math.max(1, Math.ceil(Math.log2(degrees * degreeParts)) - 14);
  const scaled = (value: number) => (value * degreeParts) / 2 ** shift;
  const radius = scaled(degrees);
  // Positions, their difference and the factor are rounded.
  const error = 4 + 0.25 / narrowing;
  return {
    shift,
    centreX: Math.floor(scaled(longitude)),
    centreY: Math.floor(scaled(latitude)),
    /** The narrowing as an integer. */
    factor: Math.round(narrowing * 2 ** 15),
    east: Math.ceil(radius / narrowing) + 2,
    north: Math.ceil(radius) + 2,
    /** The squares of distances that are surely, and possibly, inside. */
    surely: radius > error ? Math.floor((radius - error) ** 2) : -1,
    possibly: Math.ceil((radius + error) ** 2),
  };
}

function inCircle(asked: Circle, { longitude, latitude }: CatalogueColumns): Sieve {
  const circle = coarseCircle(asked);
  const sieve: Sieve = {
    read(from, to) {
      // Variables of its own make the loop a third faster.
      const { shift, centreX, centreY, factor, east, north, surely, possibly } = circle;
      let inside = 0;
      let near = 0;
      for (let slot = from; slot < to; slot += 1) {
        const x = ((longitude[slot] as number) >> shift) - centreX;
        const y = ((latitude[slot] as number) >> shift) - centreY;
        // Rarely mispredicted, as most listings are far away.
        if (((x + east) | (east - x) | (y + north) | (north - y)) < 0) continue;
        const narrow = Math.imul(x, factor) >> 15;
        const square = (Math.imul(narrow, narrow) + Math.imul(y, y)) | 0;
        inside |= (((surely - square) >>> 31) ^ 1) << (slot & 31);
        near |= (((possibly - square) >>> 31) ^ 1) << (slot & 31);
      }
      sieve.met = inside;
      sieve.unsure = near & ~inside;
    },
    met: 0,
    unsure: 0,
  };
  return sieve;
}
