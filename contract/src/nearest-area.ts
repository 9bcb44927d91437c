import { type Area, otherArea } from './areas.ts';
import { type City, type CityOutline, currentCity, type Position } from './city.ts';
import { distanceKm } from './distance.ts';
import { type Bounds, boundsOf, isInside } from './map-area.ts';

const areaRadiusKm = 5;
/** Slightly less than a degree of latitude. */
const degreeKm = 111;

interface Centre extends Position {
  slug: Area;
  order: number;
}

const centres = new WeakMap<City, readonly Centre[]>();

interface BoundedOutline extends CityOutline {
  bounds: Bounds;
}

const outlines = new WeakMap<City, readonly BoundedOutline[]>();

/** The area whose outline contains the position; otherwise the nearest one within 5 km, else `other`. */
export function nearestArea(position: Position): Area {
  const around = outlineAround(position);
  if (around) return around.slug;
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

/** The smallest one, because an area may lie in another. */
function outlineAround({ longitude, latitude }: Position): CityOutline | undefined {
  return boundedOutlines(currentCity()).find(
    ({ bounds: { west, south, east, north }, rings: [outer = [], ...holes] }) =>
      longitude >= west &&
      longitude <= east &&
      latitude >= south &&
      latitude <= north &&
      isInside(longitude, latitude, outer) &&
      !holes.some((hole) => isInside(longitude, latitude, hole)),
  );
}

/** The smallest first. */
function boundedOutlines(city: City): readonly BoundedOutline[] {
  const known = outlines.get(city);
  if (known) return known;
  const sizeOf = ({ bounds: { west, south, east, north } }: BoundedOutline) =>
    (east - west) * (north - south);
  const bounded = (city.outlines ?? [])
    .map((outline) => ({ ...outline, bounds: boundsOf(outline.rings[0] ?? []) }))
    .sort((one, other) => sizeOf(one) - sizeOf(other));
  outlines.set(city, bounded);
  return bounded;
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
