import { type Area, otherArea } from './areas.ts';
import { type City, type CityOutline, currentCity, type Position } from './city.ts';
import { distanceKm } from './distance.ts';
import { type Bounds, boundsOf, isInBounds, isInside } from './map-area.ts';
import { namesPlace } from './names-place.ts';

const areaRadiusKm = 5;
/** Slightly less than a degree of latitude. */
const degreeKm = 111;

interface Centre extends Position {
  slug: Area;
}

interface Centres {
  /** The most southern first. */
  placed: readonly Centre[];
  unplaced: ReadonlySet<Area>;
}

const centres = new WeakMap<City, Centres>();

interface BoundedOutline extends CityOutline {
  bounds: Bounds;
}

const outlines = new WeakMap<City, readonly BoundedOutline[]>();

/**
 * The area whose outline contains the position; otherwise the nearest one within 5 km, else `other`. Areas in one place
 * with others, such as those that were typed without a position, are found by their name in the address only.
 */
export function nearestArea(position: Position, address = ''): Area {
  const around = outlineAround(position);
  if (around) return around.slug;
  const { placed, unplaced } = centresOf(currentCity());
  const named = unplaced.size > 0 && address ? areaNamedIn(address, position, unplaced) : undefined;
  return named ?? nearestOf(placed, position);
}

/** The areas in one place with others. */
export function unplacedAreas(): ReadonlySet<Area> {
  return centresOf(currentCity()).unplaced;
}

function nearestOf(sorted: readonly Centre[], position: Position): Area {
  let nearest: Centre | undefined;
  let nearestKm = areaRadiusKm;
  // To the north and to the south, until all others are too far. A city may have thousands of areas.
  const start = countSouthOf(position.latitude, sorted);
  for (const step of [1, -1]) {
    for (let at = step > 0 ? start : start - 1; ; at += step) {
      const centre = sorted[at];
      if (!centre || Math.abs(centre.latitude - position.latitude) * degreeKm > nearestKm) break;
      const km = distanceKm(position, centre);
      if (km > nearestKm) continue;
      [nearest, nearestKm] = [centre, km];
    }
  }
  return nearest?.slug ?? otherArea;
}

/** The smallest one, because an area may lie in another. */
function outlineAround(position: Position): CityOutline | undefined {
  const { longitude, latitude } = position;
  return boundedOutlines(currentCity()).find(
    ({ bounds, rings: [outer = [], ...holes] }) =>
      isInBounds(position, bounds) &&
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

function centresOf(city: City): Centres {
  const known = centres.get(city);
  if (known) return known;
  const all = [...city.areas, ...(city.mergedAreas ?? [])];
  const together = [...Map.groupBy(all, ({ longitude, latitude }) => `${longitude},${latitude}`).values()];
  const isShared = (group: readonly Centre[]) => new Set(group.map(({ slug }) => slug)).size > 1;
  const placed = together.flatMap((group) => {
    const [{ slug, longitude, latitude }] = group as [Centre];
    return isShared(group) ? [] : [{ slug, longitude, latitude }];
  });
  const withPosition = new Set(placed.map(({ slug }) => slug));
  const made = {
    placed: placed.sort((one, other) => one.latitude - other.latitude),
    unplaced: new Set(all.map(({ slug }) => slug).filter((slug) => !withPosition.has(slug))),
  };
  centres.set(city, made);
  return made;
}

/** Of several, the one with the longest name: `Park Street North` also names Park Street. */
function areaNamedIn(address: string, position: Position, slugs: ReadonlySet<Area>): Area | undefined {
  const { areas, radiusKm } = currentCity();
  return areas
    .filter((area) => slugs.has(area.slug) && namesPlace(address, area.name))
    .filter((area) => distanceKm(position, area) <= radiusKm)
    .sort((one, other) => other.name.length - one.name.length)[0]?.slug;
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
