import { type Kysely, sql } from 'kysely';
import { minuteMilliseconds, weekMilliseconds } from '../../lib/durations.ts';
import type { Tables } from '../../platform/database/tables.ts';

const decisionsCounted = 50;
const decisionsNeeded = 5;
/** A longer time would only frighten: it shows that reviews were neglected, not when the next one will be. */
const mostMinutes = weekMilliseconds / minuteMilliseconds;

/** The median time from posting to the decision, of the last decisions; undefined if there are too few, or it is too long. */
export async function usualReviewMinutes(db: Kysely<Tables>): Promise<number | undefined> {
  const { rows } = await sql<{ count: number; minutes: number | null }>`
    select count(*)::integer as count,
      percentile_cont(0.5) within group (order by extract(epoch from decided_at - created_at) / 60) as minutes
    from (
      select decided_at, created_at from listing_decisions
      join listings on listings.id = listing_id
      where from_status = 'pending' and undone_at is null and import_key is null and decided_at > created_at
      order by listing_decisions.id desc limit ${decisionsCounted}
    ) as latest`.execute(db);
  const [latest] = rows;
  if (!latest || latest.minutes === null || latest.count < decisionsNeeded) return undefined;
  if (latest.minutes > mostMinutes) return undefined;
  return Math.ceil(latest.minutes);
}
