import type { Pool } from 'pg';
import { wakeWorkers } from './wake-workers.ts';

/**
 * Lets the time pass in which the decisions so far, or those on one listing, can be undone, so that the running site
 * announces them.
 */
export async function passUndoTime(database: Pick<Pool, 'query'>, listingId?: string): Promise<void> {
  await database.query(
    `update listing_decisions set decided_at = decided_at - interval '61 seconds'
     where announced_at is null and undone_at is null and listing_id = coalesce($1, listing_id)`,
    [listingId],
  );
  await database.query(
    `update pgboss.job set start_after = now(), data = '{}' where name = 'announce-decisions' and state = 'created'`,
  );
  await wakeWorkers(database, 'announce-decisions');
}
