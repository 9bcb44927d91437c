import type { Position } from '@thikana/contract/areas';
import { type Bounds, boundsOf } from '@thikana/contract/map-area';
import type { FlatMap } from '@thikana/contract/nearness';
import type { SearchFeature } from '@thikana/contract/vocabulary';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { hasPictures, wherePublic } from '../listings/listings.feature.ts';
import { fieldWeights } from './catalogue/words/field-weights.ts';
import type { Circle, ListingFilter } from './listing-filter.ts';

type Builder = ExpressionBuilder<Tables, 'listings'>;

/** Of a home or shop its floor area, of land its space. */
export const sizeSquareFeet = sql<
  number | null
>`size_square_feet(built_up_area_square_feet, shop_area_square_feet, available_land_space, available_land_space_unit)`;

/** As the index of prices has it. */
export const comparableRupees = sql<
  number | null
>`comparable_rupees(frequency, rent_rupees, price_rupees, total_price_rupees)`;

/** What 'newest' goes by, as the indexes have it: when a listing was put up again last, else when it was posted. */
export const freshAt = sql<Date>`fresh_at(bumped_at, id)`;

/** Of what has a price and a size. */
export const rupeesPerSquareFoot = sql<
  number | null
>`(${comparableRupees}::float8 / nullif(${sizeSquareFeet}, 0))`;

/** Where a listing is said to be: in its neighbourhood, unless its owner shows the exact place. */
export const publicLongitude = sql<number>`public_longitude(longitude, id, shows_exact_place)`;
export const publicLatitude = sql<number>`public_latitude(latitude, id, shows_exact_place)`;

/** Public listings that meet the filter. */
export function whereFound(filter: ListingFilter) {
  return (builder: Builder): Expression<SqlBool> =>
    builder.and([
      wherePublic()(builder),
      ...whereKind(builder, filter),
      ...wherePrice(builder, filter),
      ...whereDetails(builder, filter),
      ...wherePlace(filter),
      ...(filter.words ?? []).map((word) => hasWord(word)),
    ]);
}

function whereKind(builder: Builder, { intent, categories, areas }: ListingFilter): Expression<SqlBool>[] {
  const conditions: Expression<SqlBool>[] = [];
  if (intent) conditions.push(builder('intent', '=', intent));
  if (categories) conditions.push(builder('category', 'in', categories));
  if (areas) conditions.push(builder('area', 'in', areas));
  return conditions;
}

function wherePrice(builder: Builder, { rent, price }: ListingFilter): Expression<SqlBool>[] {
  const conditions: Expression<SqlBool>[] = [];
  if (rent) {
    conditions.push(builder('frequency', '=', rent.frequency), builder('rent_rupees', '>=', rent.min));
    if (rent.max !== undefined) conditions.push(builder('rent_rupees', '<=', rent.max));
  }
  if (price) {
    const salePrice = builder.fn.coalesce('price_rupees', 'total_price_rupees');
    conditions.push(builder(salePrice, '>=', price.min));
    if (price.max !== undefined) conditions.push(builder(salePrice, '<=', price.max));
  }
  return conditions;
}

function whereDetails(builder: Builder, filter: ListingFilter): Expression<SqlBool>[] {
  const { bedrooms, rooms, bathrooms, furnishings, features = [], postedSince } = filter;
  const conditions: Expression<SqlBool>[] = [];
  if (bedrooms) conditions.push(builder('bedrooms', '>=', bedrooms));
  if (rooms) conditions.push(builder('bedrooms', 'in', rooms));
  if (bathrooms) conditions.push(builder('bathrooms', '>=', bathrooms));
  if (furnishings) conditions.push(builder('furnishing', 'in', furnishings));
  const { size, floors, availableBy } = filter;
  if (size) conditions.push(sql`${sizeSquareFeet} >= ${size.min}::float8`);
  if (size?.max !== undefined) conditions.push(sql`${sizeSquareFeet} <= ${size.max}::float8`);
  if (floors) conditions.push(builder('floor', '>=', floors[0]), builder('floor', '<=', floors[1]));
  // What does not say from when is available now.
  if (availableBy)
    conditions.push(
      builder.or([builder('available_from', 'is', null), builder('available_from', '<=', availableBy)]),
    );
  // Ids begin with the second in which they were made.
  if (postedSince !== undefined) conditions.push(builder('id', '>=', postedSince));
  return [...conditions, ...features.map((feature) => hasFeature(builder, feature))];
}

/** By where listings are said to be, so that no search tells more of it than the map does. */
function wherePlace({ within, shape, near }: ListingFilter): Expression<SqlBool>[] {
  const conditions: Expression<SqlBool>[] = [];
  if (near) conditions.push(isWithin(boundsAround(near)), isNear(near));
  if (within) conditions.push(isWithin(within));
  if (shape) conditions.push(isWithin(boundsOf(shape)), isInside(shape));
  return conditions;
}

/** Where in its cell a listing stands is looked at only in the cells at the edges. */
function isWithin({ west, south, east, north }: Bounds): Expression<SqlBool> {
  return sql<SqlBool>`(
    map_row(latitude) between map_row(${south}) and map_row(${north})
    and map_column(longitude) between map_column(${west}) and map_column(${east})
    and (map_row(latitude) between map_row(${south}) + 1 and map_row(${north}) - 1
      or ${publicLatitude} between ${south} and ${north})
    and (map_column(longitude) between map_column(${west}) + 1 and map_column(${east}) - 1
      or ${publicLongitude} between ${west} and ${east}))`;
}

/** As `squareOfDistance` has it. */
export function squareOfDistanceFrom({ longitude, latitude, narrowing }: FlatMap) {
  const x = sql`((${publicLongitude} - ${longitude}::float8) * ${narrowing}::float8)`;
  const y = sql`(${publicLatitude} - ${latitude}::float8)`;
  return sql<number>`(${x} * ${x} + ${y} * ${y})`;
}

function isNear({ around, degrees }: Circle): Expression<SqlBool> {
  return sql<SqlBool>`${squareOfDistanceFrom(around)} <= ${degrees * degrees}::float8`;
}

/** A little wider than the circle, for the index of cells. */
function boundsAround({ around: { longitude, latitude, narrowing }, degrees }: Circle): Bounds {
  const north = degrees * 1.000001;
  const east = north / narrowing;
  return { west: longitude - east, south: latitude - north, east: longitude + east, north: latitude + north };
}

function isInside(shape: readonly Position[]): Expression<SqlBool> {
  const corners = shape.flatMap(({ longitude, latitude }) => [longitude, latitude]);
  return sql<SqlBool>`goes_around(${corners}::float8[], ${publicLongitude}, ${publicLatitude})`;
}

function hasFeature(builder: Builder, feature: SearchFeature): Expression<SqlBool> {
  switch (feature) {
    case 'parking':
      return builder('parking', '=', true);
    case 'attached-bathroom':
      return builder('attached_bathroom', '=', true);
    case 'shutter':
      return builder('has_shutter', '=', true);
    case 'pictures':
      return hasPictures(builder);
  }
}

/** A stem as it stands or as the beginning of a longer one, in the fields of these weights. */
function hasWord(stem: string, weights = ''): Expression<SqlBool> {
  const quoted = stem.replaceAll('\\', '\\\\').replaceAll("'", "''");
  return sql<SqlBool>`words @@ ${`'${quoted}':*${weights}`}::tsquery`;
}

/** How well the words fit: what each counts in the best of the fields in which it is. */
export function scoreOf(words: readonly string[]): Expression<number> {
  const [description, place, title] = fieldWeights;
  const counted = words.map(
    (word) => sql`case when ${hasWord(word, 'A')} then ${sql.lit(title)}
      when ${hasWord(word, 'B')} then ${sql.lit(place)} else ${sql.lit(description)} end`,
  );
  return sql<number>`${sql.join([sql.lit(0), ...counted], sql` + `)}`;
}
