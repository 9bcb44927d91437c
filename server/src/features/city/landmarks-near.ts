import type { AreaLandmark } from '@thikana/contract/area-pages';
import type { Position } from '@thikana/contract/city';
import { distanceKm } from '@thikana/contract/distance';
import type { LandmarkKind } from '@thikana/contract/landmark-kinds';
import { cityPlaces } from './city-places.ts';

const farthestKm = 5;
/** Roads have no distance that says something, towns and localities are areas of their own. */
const leftOut = new Set<LandmarkKind>(['road', 'town', 'locality']);

/** The nearest landmark of each kind, nearest first: four schools say less than a school, a market and a station. */
export function landmarksNear(from: Position, most: number): AreaLandmark[] {
  const near = cityPlaces()
    .landmarks.filter(({ kind, isHidden }) => !isHidden && !leftOut.has(kind))
    .map((landmark) => ({ landmark, km: distanceKm(from, landmark) }))
    .filter(({ km }) => km <= farthestKm)
    .sort((one, other) => one.km - other.km);
  const kinds = new Set<LandmarkKind>();
  return near
    .filter(({ landmark: { kind } }) => !kinds.has(kind) && kinds.add(kind))
    .slice(0, most)
    .map(({ landmark: { slug, name, names, longitude, latitude }, km }) => ({
      ...{ slug, name, names, km, longitude, latitude },
    }));
}
