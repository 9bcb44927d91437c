import { type SqlBool, sql } from 'kysely';

/** SQL condition: a listing with an open signal, on either side of it. */
export const hasOpenSignal = sql<SqlBool>`listings.id in (
  select unnest(array[listing_id, other_listing_id]) from listing_signals where dismissed_at is null)`;
