import type { Position } from './city.ts';

/** The length of a degree of latitude. */
const kmOfDegree = (6371 * Math.PI) / 180;

export const nearbyKm = [1, 2, 3, 5, 10] as const;

export const degreesOf = (km: number): number => km / kmOfDegree;
export const kmOf = (degrees: number): number => degrees * kmOfDegree;

/**
 * A plane around a position: accurate enough for searches within tens of kilometres, and simple enough that the
 * database computes identical numbers.
 */
export interface FlatMap extends Position {
  /** The length of a degree of longitude relative to one of latitude. */
  narrowing: number;
}

export function flatMapAround({ longitude, latitude }: Position): FlatMap {
  return { longitude, latitude, narrowing: Math.cos((latitude * Math.PI) / 180) };
}

/** The square of the distance, in degrees of latitude. */
export function squareOfDistance(map: FlatMap, longitude: number, latitude: number): number {
  const x = (longitude - map.longitude) * map.narrowing;
  const y = latitude - map.latitude;
  return x * x + y * y;
}

/** The south-western and north-eastern corners of a box whose sides are this far from its centre. */
export function cornersAround(centre: Position, eastKm: number, northKm = eastKm): Position[] {
  const { longitude, latitude, narrowing } = flatMapAround(centre);
  const [east, north] = [degreesOf(eastKm) / narrowing, degreesOf(northKm)];
  return [-1, 1].map((side) => ({
    longitude: longitude + side * east,
    latitude: latitude + side * north,
  }));
}
