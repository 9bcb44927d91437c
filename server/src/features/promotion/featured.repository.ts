import { type Kysely, sql, type Transaction } from 'kysely';
import { isUniqueViolation } from '../../platform/database/constraint-violation.ts';
import type { FeaturedSlotRow } from '../../platform/database/tables/promotion-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';

export function featuredRepository(db: Kysely<Tables> | Transaction<Tables>) {
  return {
    async insert(slot: Pick<FeaturedSlotRow, 'id' | 'listing_id' | 'days' | 'price_rupees'>): Promise<void> {
      await db
        .insertInto('featured_slots')
        .values({
          ...slot,
          status: 'unpaid',
          reference: null,
          refusal: null,
          claimed_at: null,
          ends_at: null,
          end_told_at: null,
        })
        .execute();
    },

    async begin(id: string, endsAt: Date): Promise<void> {
      await db
        .updateTable('featured_slots')
        .set({ status: 'running', ends_at: endsAt })
        .where('id', '=', id)
        .execute();
    },

    async refuse(id: string, refusal: string): Promise<void> {
      await db
        .updateTable('featured_slots')
        .set({ status: 'refused', refusal })
        .where('id', '=', id)
        .execute();
    },

    /** Returns false if another payment has this reference. */
    claim(id: string, reference: string, at: Date): Promise<boolean> {
      return db
        .updateTable('featured_slots')
        .set({ status: 'claimed', reference, claimed_at: at })
        .where('id', '=', id)
        .execute()
        .then(() => true)
        .catch((error: unknown) => {
          if (isUniqueViolation(error)) return false;
          throw error;
        });
    },

    async delete(id: string): Promise<void> {
      await db.deleteFrom('featured_slots').where('id', '=', id).execute();
    },

    findForUpdate(id: string): Promise<FeaturedSlotRow | undefined> {
      return db.selectFrom('featured_slots').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    },

    findOpenForUpdate(listingId: string): Promise<FeaturedSlotRow | undefined> {
      return db
        .selectFrom('featured_slots')
        .selectAll()
        .where('listing_id', '=', listingId)
        .where('status', 'in', ['unpaid', 'claimed'])
        .forUpdate()
        .executeTakeFirst();
    },

    /** The latest request for each listing. */
    async listLast(listingIds: readonly string[]): Promise<Map<string, FeaturedSlotRow>> {
      if (listingIds.length === 0) return new Map();
      const rows = await db
        .selectFrom('featured_slots')
        .selectAll()
        .distinctOn('listing_id')
        .where('listing_id', 'in', listingIds)
        .orderBy('listing_id')
        .orderBy('id', 'desc')
        .execute();
      return new Map(rows.map((row) => [row.listing_id, row]));
    },

    /** Serialises requests for an area, so that its limit is not exceeded. */
    async lockArea(area: string): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtext(${`featured ${area}`}))`.execute(db);
    },

    countRunning(now: Date, area?: string): Promise<number> {
      return db
        .selectFrom('featured_slots')
        .innerJoin('listings', 'listings.id', 'featured_slots.listing_id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('status', '=', 'running')
        .where('ends_at', '>', now)
        .$if(area !== undefined, (query) => query.where(sql`listings.area`, '=', area))
        .executeTakeFirstOrThrow()
        .then(({ count }) => count);
    },

    /** Ended places whose owners have not been notified; rows that other processes have locked are skipped. */
    listEndedForUpdate(now: Date, limit: number): Promise<FeaturedSlotRow[]> {
      return db
        .selectFrom('featured_slots')
        .selectAll()
        .where('status', '=', 'running')
        .where('ends_at', '<=', now)
        .where('end_told_at', 'is', null)
        .orderBy('ends_at')
        .limit(limit)
        .forUpdate()
        .skipLocked()
        .execute();
    },

    async setEndTold(ids: readonly string[], at: Date): Promise<void> {
      await db.updateTable('featured_slots').set({ end_told_at: at }).where('id', 'in', ids).execute();
    },

    /** Payments that wait for confirmation, oldest first. */
    listClaimed(): Promise<FeaturedSlotRow[]> {
      return db
        .selectFrom('featured_slots')
        .selectAll()
        .where('status', '=', 'claimed')
        .orderBy('claimed_at')
        .orderBy('id')
        .execute();
    },
  };
}
