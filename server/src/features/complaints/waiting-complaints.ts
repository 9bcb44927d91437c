import { sql } from 'kysely';

/** Complaints and appeals that wait for a decision, for the digest. */
export const waitingComplaints = sql`
  select number || ' ' || stage as item, number as label, started_at as since
  from complaint_stages where decided_at is null`;
