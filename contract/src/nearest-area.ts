import { type Area, otherArea } from './areas.ts';
import { type City, currentCity, type Position } from './city.ts';
import { distanceKm } from './distance.ts';

const areaRadiusKm = 5;
/** Slightly less than a degree of latitude. */
const degreeKm = 111;

interface Centre extends Position {
  slug: Area;
  order: number;
}

const centres = new WeakMap<City, readonly Centre[]>();

/** The nearest area within 5 km, else `other`. */
export function nearestArea(position: Position): Area {
  const sorted = centresOf(currentCity());
  let nearest: Centre | undefined;
  let nearestKm = areaRadiusKm;
  // To the north and to the south, until all others are too far. A city may have thousands of areas.
  const start = countSouthOf(position.latitude, sorted);
  for (const step of [1, -1]) {
    for (let at = step > 0 ? start : start - 1; ; at += step) {
      const centre = sorted[at];
      if (!centre || Math.abs(centre.latitude - position.latitude) * degreeKm > nearestKm) break;
      const km = distanceKm(position, centre);
      // Of two areas in one place, the later one counts.
      if (km > nearestKm || (km === nearestKm && nearest && nearest.order > centre.order)) continue;
      [nearest, nearestKm] = [centre, km];
    }
  }
  return nearest?.slug ?? otherArea;
}

/** Of all areas, the most southern first. */
function centresOf(city: City): readonly Centre[] {
  const known = centres.get(city);
  if (known) return known;
  const sorted = [...city.areas, ...(city.mergedAreas ?? [])]
    .map(({ slug, longitude, latitude }, order) => ({ slug, longitude, latitude, order }))
    .sort((one, other) => one.latitude - other.latitude);
  centres.set(city, sorted);
  return sorted;
}

function countSouthOf(latitude: number, sorted: readonly Centre[]): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] as Centre).latitude < latitude) from = middle + 1;
    else to = middle;
  }
  return from;
}
