import { type Area, otherArea } from './areas.ts';
import { currentCity, type Position } from './city.ts';
import { distanceKm } from './distance.ts';

const areaRadiusKm = 5;
/** At least `areaRadiusKm` to the north or south. */
const areaRadiusDegrees = areaRadiusKm / 111;

/** The nearest area within 5 km, else `other`. */
export function nearestArea(position: Position): Area {
  let nearest: Area = otherArea;
  let nearestKm: number = areaRadiusKm;
  const { areas, mergedAreas = [] } = currentCity();
  for (const area of [...areas, ...mergedAreas]) {
    // Cheaper than the distance, for cities with thousands of areas.
    if (Math.abs(area.latitude - position.latitude) > areaRadiusDegrees) continue;
    const km = distanceKm(position, area);
    if (km <= nearestKm) {
      nearest = area.slug;
      nearestKm = km;
    }
  }
  return nearest;
}
