import { type SqlBool, sql } from 'kysely';

/** A listing about which, or beside which, something was noticed that nobody has dismissed. */
export const whereNoticed = sql<SqlBool>`listings.id in (
  select unnest(array[listing_id, other_listing_id]) from listing_signals where dismissed_at is null)`;
