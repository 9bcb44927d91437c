import { idTime } from '@thikana/contract/fields';
import { type Kysely, sql, type Transaction } from 'kysely';
import { weekMilliseconds } from '../../lib/durations.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { ListingColumns } from './listing-columns.ts';

/** 150 m from north to south. */
const nearDegrees = 0.00135;
const sizeTolerance = 0.05;

interface Offer {
  ownerId: string;
  columns: ListingColumns;
  now: Date;
  /** How long after its removal a home keeps its first date. */
  repostWeeks: number;
}

/**
 * Since when this home has been offered: now, or when the same home was first approved for the same owner or phone
 * number. The same home has the same category and number of bedrooms, a position within 150 m and a size within 5 %.
 */
export async function firstOfferedAt(
  db: Kysely<Tables> | Transaction<Tables>,
  { ownerId, columns, now, repostWeeks }: Offer,
): Promise<Date> {
  if (repostWeeks === 0) return now;
  const { intent, category, longitude, latitude, bedrooms } = columns;
  const since = new Date(now.getTime() - repostWeeks * weekMilliseconds);
  const { rows } = await sql<{ first: string | null }>`
    with offered as (
      select home_size(${columns.built_up_area_square_feet}::float8, ${columns.shop_area_square_feet}::float8,
        ${columns.available_land_space}::float8, ${columns.available_land_space_unit}::text) as size),
    owners as (
      select same.id, same.phone from users as own
      join users as same on same.id = own.id or same.phone = own.phone
      where own.id = ${ownerId}),
    earlier as (
      select listings.id, intent, category, longitude, latitude, bedrooms,
        home_size(built_up_area_square_feet, shop_area_square_feet, available_land_space, available_land_space_unit)
          as size
      from listings join owners on owners.id = owner_id
      where approval_status = 'approved' and coalesce(hidden_at, ${now}) >= ${since}
      union all
      select listing_id, intent, category, longitude, latitude, bedrooms, size
      from removed_homes
      where removed_at >= ${since}
        and (owner_id in (select id from owners)
          or phone_digest in (select phone_digest(phone) from owners where phone is not null)))
    select min(id) as first
    from earlier, offered
    where intent = ${intent} and category = ${category} and bedrooms is not distinct from ${bedrooms}::int
      and abs(longitude - ${longitude}) <= ${nearDegrees} / cos(radians(${latitude}::float8))
      and abs(latitude - ${latitude}) <= ${nearDegrees}
      and abs(earlier.size - offered.size) <= ${sizeTolerance} * greatest(earlier.size, offered.size)`.execute(
    db,
  );
  const first = rows[0]?.first;
  return first ? idTime(first) : now;
}

/** Deletes the records of homes that were removed too long ago. */
export async function forgetRemovedHomes(db: Kysely<Tables>, now: Date, repostWeeks: number): Promise<void> {
  await db
    .deleteFrom('removed_homes')
    .where('removed_at', '<', new Date(now.getTime() - repostWeeks * weekMilliseconds))
    .execute();
}
