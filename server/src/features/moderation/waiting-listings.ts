import { sql } from 'kysely';

/** Listings that wait for review, for the digest. */
export const waitingListings = sql`
  select id as item, title as label, created_at as since from listings where approval_status = 'pending'`;
