import type { AreaLandmark } from '@thikana/contract/area-pages';
import type { Position } from '@thikana/contract/city';
import { distanceKm } from '@thikana/contract/distance';
import type { LandmarkKind } from '@thikana/contract/landmark-kinds';
import type { NamedLandmark } from '../city/city.feature.ts';

const shownCount = 6;
const farthestKm = 5;
/** Roads are drawn, towns and localities are areas of their own. */
const leftOut = new Set<LandmarkKind>(['road', 'town', 'locality']);

/** The nearest landmark of each kind, nearest first. */
export function landmarksNear(from: Position, landmarks: readonly NamedLandmark[]): AreaLandmark[] {
  const near = landmarks
    .filter(({ kind, isHidden }) => !isHidden && !leftOut.has(kind))
    .map((landmark) => ({ landmark, km: distanceKm(from, landmark) }))
    .filter(({ km }) => km <= farthestKm)
    .sort((one, other) => one.km - other.km);
  const kinds = new Set<LandmarkKind>();
  return near
    .filter(({ landmark: { kind } }) => !kinds.has(kind) && kinds.add(kind))
    .slice(0, shownCount)
    .map(({ landmark: { slug, name, names, longitude, latitude }, km }) => ({
      ...{ slug, name, names, km, longitude, latitude },
    }));
}
