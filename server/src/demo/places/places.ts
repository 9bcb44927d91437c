import { otherArea } from '@thikana/contract/areas';
import { currentCity, type Position } from '@thikana/contract/city';
import { distanceKm } from '@thikana/contract/distance';
import { nearestArea } from '@thikana/contract/nearest-area';
import { z } from 'zod';
import cityPlaces from '../data/city-places.json' with { type: 'json' };
import hillTownsData from '../data/hill-towns.json' with { type: 'json' };
import type { Random } from '../random.ts';
import { cityPlace, hillTown, type Place } from './place.ts';

const city = z.array(cityPlace).parse(cityPlaces);
const hillTowns = z.array(hillTown).parse(hillTownsData);

/** The areas of the city that the demo knows, and the hill towns. */
export function demoPlaces(): readonly Place[] {
  return [
    ...currentCity().areas.flatMap(({ slug, latitude, longitude }) => {
      const place = city.find(({ area }) => area === slug);
      return place ? [{ ...place, latitude, longitude, town: 'Siliguri', isHill: false }] : [];
    }),
    ...hillTowns.map((town) => ({ ...town, area: otherArea, isHill: true })),
  ];
}

const radiusKm = 1.2;
const kmPerDegree = 111.2;

/** A random position in the place, in the area of its centre: an operator may have added one around a hill town. */
export function positionIn(place: Place, random: Random): Position {
  const area = nearestArea(place);
  for (let reachKm = radiusKm; ; reachKm *= 0.9) {
    const north = ((random.next() * 2 - 1) * reachKm) / kmPerDegree;
    const east = ((random.next() * 2 - 1) * reachKm) / kmPerDegree;
    const position = {
      latitude: rounded(place.latitude + north),
      longitude: rounded(place.longitude + east / Math.cos((place.latitude * Math.PI) / 180)),
    };
    if (distanceKm(position, place) <= radiusKm && nearestArea(position) === area) return position;
  }
}

/** Five decimals are about a metre. */
function rounded(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}
