import { sql } from 'kysely';

/** The rejection reason of each row; null if it is not rejected or has no reason. */
export const rejectionReason = sql<string | null>`(
  select reason from listing_decisions
  where listing_id = listings.id and to_status = 'rejected' and undone_at is null and listings.approval_status = 'rejected'
  order by listing_decisions.id desc limit 1)`.as('rejectionReason');
