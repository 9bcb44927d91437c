import type { Position } from '@thikana/contract/city';
import { distanceKm } from '@thikana/contract/distance';
import type { NearbyLandmark } from '@thikana/contract/search/surroundings';
import { cityPlaces } from '../city/city.feature.ts';

const mostLandmarks = 4;
const withinKm = 5;

/** The landmarks that stand nearest to a position. Roads are left out: they have no distance that says something. */
export function nearestLandmarks(position: Position): NearbyLandmark[] {
  return cityPlaces()
    .landmarks.filter(({ isHidden, line }) => !isHidden && !line)
    .map(({ slug, name, names, longitude, latitude }) => ({ slug, name, names, longitude, latitude }))
    .map((landmark) => ({ landmark, km: distanceKm(position, landmark) }))
    .filter(({ km }) => km <= withinKm)
    .sort((one, other) => one.km - other.km)
    .slice(0, mostLandmarks)
    .map(({ landmark }) => landmark);
}
