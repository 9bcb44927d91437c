import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { byReaches } from '../catalogue/place-conditions.ts';
import { defineFilter } from '../filter.ts';
import { type Reach, reachOf } from '../landmark-reach.ts';
import { isWithin, publicLatitude, publicLongitude } from '../listing-conditions.ts';

export const landmark = defineFilter({
  name: 'landmark',
  ask: ({ landmark }) => landmark?.flatMap((slug) => reachOf(slug) ?? []),
  where: (reaches, builder) =>
    builder.or(reaches.map((reach) => builder.and([isWithin(reach.bounds), isWithinReach(reach)]))),
  condition: (reaches, columns) => byReaches(reaches, columns),
});

/** Like `isReached`. */
function isWithinReach({ around, segments, squareOfDegrees }: Reach): RawBuilder<SqlBool> {
  const column = (name: keyof Reach['segments'][number]) =>
    sql`${segments.map((segment) => segment[name])}::float8[]`;
  return sql<SqlBool>`exists (
    select
    from (select
      (${publicLongitude} - ${around.longitude}::float8) * ${around.narrowing}::float8 as x,
      ${publicLatitude} - ${around.latitude}::float8 as y) place
    cross join unnest(${column('x')}, ${column('y')}, ${column('toX')}, ${column('toY')}, ${column('square')})
      as segment (x, y, to_x, to_y, square)
    cross join lateral (select least(1, greatest(0,
      ((place.x - segment.x) * segment.to_x + (place.y - segment.y) * segment.to_y) / segment.square)) as along) part
    where (place.x - (segment.x + along * segment.to_x)) * (place.x - (segment.x + along * segment.to_x))
      + (place.y - (segment.y + along * segment.to_y)) * (place.y - (segment.y + along * segment.to_y))
      <= ${squareOfDegrees}::float8)`;
}
