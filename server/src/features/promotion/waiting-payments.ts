import { sql } from 'kysely';

/** Payments that wait for confirmation, for the digest. A payment that is claimed again is a new one. */
export const waitingPayments = sql`
  select concat_ws(' ', featured_slots.id, extract(epoch from claimed_at)) as item, title as label,
    claimed_at as since
  from featured_slots join listings on listings.id = listing_id
  where status = 'claimed'`;
