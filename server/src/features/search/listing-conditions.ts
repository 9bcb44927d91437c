import type { Bounds } from '@thikana/contract/map-area';
import type { FlatMap } from '@thikana/contract/proximity';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Reach } from './landmark-reach.ts';

/** The floor area of a home or shop, the space of land; in the unit of the city for homes and shops. */
export const sizeSquareFeet = sql<
  number | null
>`size_square_feet(built_up_area_square_feet, shop_area_square_feet, available_land_space, available_land_space_unit)`;

/** The expression of the price index. */
export const comparableRupees = sql<
  number | null
>`comparable_rupees(frequency, rent_rupees, price_rupees, total_price_rupees)`;

/** The sort key of `newest`, as indexed: when a listing was last moved to the top, otherwise when it was posted. */
export const freshAt = sql<Date>`fresh_at(bumped_at, id)`;

/** The price per size, for listings with both. */
export const rupeesPerSquareFoot = sql<
  number | null
>`(${comparableRupees}::float8 / nullif(${sizeSquareFeet}, 0))`;

/** The public position of a listing: its neighbourhood, unless its owner shows the exact position. */
export const publicLongitude = sql<number>`public_longitude(longitude, id, shows_exact_place)`;
export const publicLatitude = sql<number>`public_latitude(latitude, id, shows_exact_place)`;

/** Exact positions are compared only in cells at the edge. */
export function isWithin({ west, south, east, north }: Bounds): Expression<SqlBool> {
  return sql<SqlBool>`(
    map_row(latitude) between map_row(${south}) and map_row(${north})
    and map_column(longitude) between map_column(${west}) and map_column(${east})
    and (map_row(latitude) between map_row(${south}) + 1 and map_row(${north}) - 1
      or ${publicLatitude} between ${south} and ${north})
    and (map_column(longitude) between map_column(${west}) + 1 and map_column(${east}) - 1
      or ${publicLongitude} between ${west} and ${east}))`;
}

/** Like `squareOfDistance`. */
export function squareOfDistanceFrom({ longitude, latitude, narrowing }: FlatMap) {
  const x = sql`((${publicLongitude} - ${longitude}::float8) * ${narrowing}::float8)`;
  const y = sql`(${publicLatitude} - ${latitude}::float8)`;
  return sql<number>`(${x} * ${x} + ${y} * ${y})`;
}

/** Like `squareToReach` in memory. */
export function squareToReach({ around, segments }: Reach) {
  const column = (name: keyof Reach['segments'][number]) =>
    sql`${segments.map((segment) => segment[name])}::float8[]`;
  return sql<number>`(
    select min((place.x - (segment.x + along * segment.to_x)) * (place.x - (segment.x + along * segment.to_x))
      + (place.y - (segment.y + along * segment.to_y)) * (place.y - (segment.y + along * segment.to_y)))
    from (select
      (${publicLongitude} - ${around.longitude}::float8) * ${around.narrowing}::float8 as x,
      ${publicLatitude} - ${around.latitude}::float8 as y) place
    cross join unnest(${column('x')}, ${column('y')}, ${column('toX')}, ${column('toY')}, ${column('square')})
      as segment (x, y, to_x, to_y, square)
    cross join lateral (select least(1, greatest(0,
      ((place.x - segment.x) * segment.to_x + (place.y - segment.y) * segment.to_y) / segment.square)) as along) part)`;
}

/** Title or place have all stems of one of the names. */
export function saysName(names: readonly (readonly string[])[]): Expression<SqlBool> {
  const any = names.map((stems) => `(${stems.map((stem) => `'${quoted(stem)}':AB`).join(' & ')})`);
  return sql<SqlBool>`words @@ ${any.join(' | ')}::tsquery`;
}

const quoted = (stem: string) => stem.replaceAll('\\', '\\\\').replaceAll("'", "''");

/** A stem as a whole word or a prefix, in fields with these weights; or one of several, with `|` between them. */
export function hasWord(stems: string, weights = ''): Expression<SqlBool> {
  const any = stems.split('|').map((stem) => `'${quoted(stem)}':*${weights}`);
  return sql<SqlBool>`words @@ ${any.join(' | ')}::tsquery`;
}
