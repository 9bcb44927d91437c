import { sql } from 'kysely';

/** Cases that wait for a decision, for the digest. Emails name listings, not people. */
export const waitingCases = sql`
  select min(id) as item, max(subject_label) filter (where subject_kind = 'listing') as label,
    min(created_at) as since
  from reports where settled_at is null group by subject_kind, subject_id`;
