import { sql } from 'kysely';

/** Why each row of listings is rejected; null where it is not, or where no reason was given. */
export const rejectionReason = sql<string | null>`(
  select reason from listing_decisions
  where listing_id = listings.id and to_status = 'rejected' and listings.approval_status = 'rejected'
  order by listing_decisions.id desc limit 1)`.as('rejectionReason');
