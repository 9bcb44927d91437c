import type { EvidenceKind } from '@thikana/contract/badges';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { wherePublic } from '../listings/listings.feature.ts';
import { renewalWindow } from './badges.policy.ts';

export interface BadgeTaskRow {
  listing_id: string;
  title: string;
  owner_id: string;
  owner_name: string;
  kind: EvidenceKind;
  requested_at: Date | null;
  expires_at: Date | null;
}

/** A request for this listing waits. */
const isOpenRequest = sql`approval_status <> 'rejected' and not 'closed' = any (hidden_reasons)`;

/** Requests that wait, for the digest. */
export const waitingBadgeRequests = sql`
  select concat_ws(' ', listing_id, kind, extract(epoch from requested_at)) as item, title as label,
    requested_at as since
  from evidence_requests join listings on listings.id = listing_id
  where ${isOpenRequest}`;

/** One row per badge that an administrator should review: requested, about to expire, or both. */
function tasks(now: Date) {
  const { from, to } = renewalWindow(now);
  return sql`
    (select listing_id, kind, requested_at from evidence_requests) as asked
    full join (
      select listing_id, kind, expires_at from evidence
      where kind in ('papers', 'visit') and expires_at > ${from} and expires_at <= ${to}) as ending
      using (listing_id, kind)
    join listings on listings.id = listing_id
    where case when requested_at is null then ${wherePublic}
      else ${isOpenRequest} end`;
}

/** The number of waiting tasks, as a subquery. */
export function countOfBadgeTasks(now: Date) {
  return sql<number>`(select count(*) from ${tasks(now)})`;
}

export function badgeTasksRepository(db: Kysely<Tables> | Transaction<Tables>) {
  return {
    /** Oldest requests first, then the earliest expiry. */
    async list(now: Date, { limit, offset }: { limit: number; offset: number }): Promise<BadgeTaskRow[]> {
      const { rows } = await sql<BadgeTaskRow>`
        select task.*, users.name as owner_name
        from (select listing_id, kind, requested_at, expires_at, title, owner_id from ${tasks(now)}) as task
        join users on users.id = owner_id
        order by requested_at nulls last, expires_at, listing_id, kind
        limit ${limit} offset ${offset}`.execute(db);
      return rows;
    },

    async count(now: Date): Promise<number> {
      const { rows } = await sql<{ count: number }>`select ${countOfBadgeTasks(now)} as count`.execute(db);
      return rows[0]?.count ?? 0;
    },

    listRequests(listingId: string) {
      return db
        .selectFrom('evidence_requests')
        .select(['kind', 'requested_at'])
        .where('listing_id', '=', listingId)
        .execute();
    },

    /** Keeps an open request as it is. */
    async ask(listingId: string, kind: EvidenceKind, at: Date): Promise<void> {
      await db
        .insertInto('evidence_requests')
        .values({ listing_id: listingId, kind, requested_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    /** Returns whether there was a request. */
    async answer(listingId: string, kind: EvidenceKind): Promise<boolean> {
      const answered = await db
        .deleteFrom('evidence_requests')
        .where('listing_id', '=', listingId)
        .where('kind', '=', kind)
        .returning('kind')
        .execute();
      return answered.length > 0;
    },
  };
}
