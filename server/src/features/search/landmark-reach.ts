import type { Bounds } from '@thikana/contract/map-area';
import { degreesOf, type FlatMap, flatMapAround } from '@thikana/contract/proximity';
import { LRUCache } from 'lru-cache';
import { type CityPlaces, cityPlaces, type NamedLandmark } from '../city/city.feature.ts';
import { type Segment, squareToSegment } from './segment.ts';
import { type SegmentsByCell, segmentsByCell } from './segments-by-cell.ts';

/** Everything that counts as near a landmark. */
export interface Reach {
  /** Contains everything within reach. */
  bounds: Bounds;
  around: FlatMap;
  /** The landmark is a position, not a line. */
  isPoint: boolean;
  segments: readonly Segment[];
  /** For a line. */
  byCell?: SegmentsByCell;
  /** How far it reaches. */
  km: number;
  squareOfDegrees: number;
}

const slugsOf = new WeakMap<CityPlaces, ReadonlyMap<string, NamedLandmark>>();
const reaches = new LRUCache<NamedLandmark, Reach>({ max: 1_000 });

/** Within `km` of the landmark, or as far as its own reach goes. */
export function reachOf(slug: string, km?: number): Reach | undefined {
  const landmark = landmarksBySlug().get(slug);
  if (!landmark) return undefined;
  if (km !== undefined) return createReach({ ...landmark, nearMetres: km * 1000 });
  const known = reaches.get(landmark) ?? createReach(landmark);
  reaches.set(landmark, known);
  return known;
}

function landmarksBySlug(): ReadonlyMap<string, NamedLandmark> {
  const places = cityPlaces();
  const known = slugsOf.get(places) ?? new Map(places.landmarks.map((each) => [each.slug, each]));
  slugsOf.set(places, known);
  return known;
}

function createReach({ longitude, latitude, line, nearMetres }: NamedLandmark): Reach {
  const around = flatMapAround({ longitude, latitude });
  const corners = line?.coordinates ?? [[longitude, latitude] as [number, number]];
  const flat = corners.map(([east, north]) => ({
    x: (east - longitude) * around.narrowing,
    y: north - latitude,
  }));
  const degrees = degreesOf(nearMetres / 1000);
  const longitudes = corners.map(([east]) => east);
  const latitudes = corners.map(([, north]) => north);
  // Slightly enlarged, for the index of cells.
  const north = degrees * 1.000001;
  const east = north / around.narrowing;
  const reach: Omit<Reach, 'byCell'> = {
    bounds: {
      west: Math.min(...longitudes) - east,
      south: Math.min(...latitudes) - north,
      east: Math.max(...longitudes) + east,
      north: Math.max(...latitudes) + north,
    },
    around,
    isPoint: corners.length === 1,
    segments: flat.slice(0, Math.max(flat.length - 1, 1)).map(({ x, y }, place) => {
      const next = flat[place + 1] ?? { x, y };
      const [toX, toY] = [next.x - x, next.y - y];
      return { x, y, toX, toY, square: toX * toX + toY * toY || 1 };
    }),
    km: nearMetres / 1000,
    squareOfDegrees: degrees * degrees,
  };
  return reach.isPoint ? reach : { ...reach, byCell: segmentsByCell(reach) };
}

/** Whether a position lies within reach, computed like `squareToReach` in SQL. */
export function isReached(reach: Reach, longitude: number, latitude: number): boolean {
  const { around, byCell, squareOfDegrees } = reach;
  const x = (longitude - around.longitude) * around.narrowing;
  if (byCell?.at(x, latitude - around.latitude)?.isBeyond) return false;
  return squareToReach(reach, longitude, latitude) <= squareOfDegrees;
}

/** The square of the distance to the landmark, in degrees of latitude. */
export function squareToReach(
  { around, isPoint, segments, byCell }: Reach,
  longitude: number,
  latitude: number,
): number {
  const x = (longitude - around.longitude) * around.narrowing;
  const y = latitude - around.latitude;
  if (isPoint) return x * x + y * y;
  let least = Number.POSITIVE_INFINITY;
  for (const segment of byCell?.at(x, y)?.nearest ?? segments)
    least = Math.min(least, squareToSegment(segment, x, y));
  return least;
}
