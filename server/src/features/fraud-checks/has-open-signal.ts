import type { SignalKind } from '@thikana/contract/fraud-checks';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Each open signal once for each listing that it is about: a similarity is about both. */
const openSignals = sql`(
  select kind, unnest(array[listing_id, other_listing_id]) as listing_id
  from listing_signals where dismissed_at is null)`;

/** SQL condition: a listing with an open signal of this kind, or of any. */
export const hasOpenSignal = (kind?: SignalKind) => sql<SqlBool>`listings.id in (
  select listing_id from ${openSignals} as open where kind = coalesce(${kind ?? null}, kind))`;

/** The kinds of open signals of each listing. */
export async function listSignalKinds(
  db: Kysely<Tables>,
  listingIds: readonly string[],
): Promise<Map<string, SignalKind[]>> {
  const { rows } = await sql<{ listing_id: string; kind: SignalKind }>`
    select distinct listing_id, kind from ${openSignals} as open
    where listing_id = any (${[...listingIds]}) order by 1, 2`.execute(db);
  const byListing = Map.groupBy(rows, (row) => row.listing_id);
  return new Map([...byListing].map(([id, found]) => [id, found.map(({ kind }) => kind)]));
}

/** The number of listings that wait for review with an open signal of each kind. */
export async function countPendingBySignal(
  db: Kysely<Tables>,
): Promise<{ kind: SignalKind; count: number }[]> {
  const { rows } = await sql<{ kind: SignalKind; count: number }>`
    select kind, count(distinct listings.id) as count
    from ${openSignals} as open join listings on listings.id = listing_id
    where approval_status = 'pending'
    group by kind order by 2 desc, 1`.execute(db);
  return rows;
}
