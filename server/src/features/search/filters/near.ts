import type { Bounds } from '@thikana/contract/map-area';
import { degreesOf, flatMapAround } from '@thikana/contract/proximity';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { countNearby } from '../catalogue/count-ranges.ts';
import { byDistance, type Circle } from '../catalogue/place-conditions.ts';
import { defineFilter } from '../filter.ts';
import { isWithin, squareOfDistanceFrom } from '../listing-conditions.ts';

export const near = defineFilter({
  name: 'near',
  ask: ({ near: place, km }) =>
    place && km !== undefined ? { around: flatMapAround(place), degrees: degreesOf(km) } : undefined,
  where: (circle, builder) => builder.and([isWithin(boundsAround(circle)), isNear(circle)]),
  condition: (circle, columns) => byDistance(circle, columns),
  facet: {
    name: 'km',
    count: ({ columns, slots, from }) => (from ? countNearby(columns, slots, from) : {}),
  },
});

function isNear({ around, degrees }: Circle): RawBuilder<SqlBool> {
  return sql<SqlBool>`${squareOfDistanceFrom(around)} <= ${degrees * degrees}::float8`;
}

/** The bounds of the circle, slightly enlarged, for the index of cells. */
function boundsAround({ around: { longitude, latitude, narrowing }, degrees }: Circle): Bounds {
  const north = degrees * 1.000001;
  const east = north / narrowing;
  return { west: longitude - east, south: latitude - north, east: longitude + east, north: latitude + north };
}
