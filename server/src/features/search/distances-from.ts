import { squareOfDistance } from '@thikana/contract/proximity';
import { squareToReach } from './landmark-reach.ts';
import type { ListingSearch } from './listing-filter.ts';

/** A number that ascends with the distance from the origin of a search, in memory. */
export type DistanceOf = (longitude: number, latitude: number) => number;

export function distancesFrom({
  from,
  reaches = [],
}: Pick<ListingSearch, 'from' | 'reaches'>): DistanceOf | undefined {
  if (from) return (longitude, latitude) => squareOfDistance(from, longitude, latitude);
  if (reaches.length === 0) return undefined;
  return (longitude, latitude) => {
    let least = Number.POSITIVE_INFINITY;
    for (const reach of reaches) least = Math.min(least, squareToReach(reach, longitude, latitude));
    return least;
  };
}
