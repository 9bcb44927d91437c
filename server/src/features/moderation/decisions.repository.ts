import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import type { DecisionRow, ListingDecisionsTable } from '../../platform/database/tables/listing-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** A decision that its owner has not been notified of, with its listing. */
export type WaitingDecision = Pick<
  DecisionRow,
  'id' | 'listing_id' | 'from_status' | 'to_status' | 'reason' | 'decided_at'
> & { title: string; intent: 'rent' | 'sell'; hidden_at: Date | null };

export function decisionsRepository(db: Kysely<Tables> | Transaction<Tables>) {
  const standing = () => db.selectFrom('listing_decisions').where('undone_at', 'is', null);

  return {
    async insert(decision: Insertable<ListingDecisionsTable>): Promise<void> {
      await db.insertInto('listing_decisions').values(decision).execute();
    },

    /** The last decision about a listing that was not undone; locks it until the transaction ends. */
    findLastForUpdate(listingId: string): Promise<DecisionRow | undefined> {
      return standing()
        .selectAll()
        .where('listing_id', '=', listingId)
        .orderBy('id', 'desc')
        .limit(1)
        .forUpdate()
        .executeTakeFirst();
    },

    async setUndone(id: number, at: Date): Promise<void> {
      await db.updateTable('listing_decisions').set({ undone_at: at }).where('id', '=', id).execute();
    },

    async setAnnounced(ids: readonly number[], at: Date): Promise<void> {
      if (ids.length === 0) return;
      await db
        .updateTable('listing_decisions')
        .set({ announced_at: at })
        .where('id', 'in', [...ids])
        .execute();
    },

    /**
     * An owner with decisions to announce: the last one is old enough, so that a moderator who decides on many listings
     * in a row causes one email, or the first one has waited for long.
     */
    findDueOwner(due: { last: Date; first: Date }, except: readonly string[]) {
      return standing()
        .innerJoin('listings', 'listings.id', 'listing_id')
        .innerJoin('users', 'users.id', 'owner_id')
        .select(['users.id', 'users.name', 'users.email', 'users.language'])
        .where('announced_at', 'is', null)
        .where(sql<boolean>`owner_id <> all (${[...except]})`)
        .groupBy('users.id')
        .having(sql<boolean>`max(decided_at) <= ${due.last} or min(decided_at) <= ${due.first}`)
        .orderBy(sql`min(decided_at)`)
        .limit(1)
        .executeTakeFirst();
    },

    /** All decisions to announce to an owner, in their order; locks them until the transaction ends. */
    listWaitingForUpdate(ownerId: string): Promise<WaitingDecision[]> {
      return standing()
        .innerJoin('listings', 'listings.id', 'listing_id')
        .select([
          'listing_decisions.id',
          'listing_id',
          'from_status',
          'to_status',
          'reason',
          'decided_at',
          'title',
          'intent',
          'hidden_at',
        ])
        .where('announced_at', 'is', null)
        .where('owner_id', '=', ownerId)
        .orderBy('listing_decisions.id')
        .forUpdate('listing_decisions')
        .execute();
    },
  };
}
