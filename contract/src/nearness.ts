import type { Position } from './areas.ts';

/** A degree of latitude. */
const kmOfDegree = (6371 * Math.PI) / 180;

export const nearbyKm = [1, 2, 3, 5, 10] as const;

export const degreesOf = (km: number): number => km / kmOfDegree;

/**
 * A map that is flat around a position: as true as searches need it within tens of kilometres, and so plain that the
 * database comes to the very same numbers.
 */
export interface FlatMap extends Position {
  /** How much shorter a degree of longitude is than one of latitude. */
  narrowing: number;
}

export function flatMapAround({ longitude, latitude }: Position): FlatMap {
  return { longitude, latitude, narrowing: Math.cos((latitude * Math.PI) / 180) };
}

/** The square of how far it is, in degrees of latitude. */
export function squareOfDistance(map: FlatMap, longitude: number, latitude: number): number {
  const x = (longitude - map.longitude) * map.narrowing;
  const y = latitude - map.latitude;
  return x * x + y * y;
}
