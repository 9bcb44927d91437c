import type { ProposedTexts } from '@thikana/contract/own-listings';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { reasonForReader } from '../../lib/reason-for-reader.ts';
import type { ProposedTextsTable } from '../../platform/database/tables/listing-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';

type ProposedTextsRow = Selectable<ProposedTextsTable>;

/** What waits for review: an owner cannot edit a listing that is no longer approved this way. */
const isWaiting = sql<boolean>`rejected_at is null and approval_status = 'approved'`;

/** Texts that wait for review, for the digest. */
export const waitingTexts = sql`
  select concat_ws(' ', listing_id, extract(epoch from proposed_at)) as item, title as label, proposed_at as since
  from proposed_texts join listings on listings.id = listing_id where ${isWaiting}`;

/** Their number, as a subquery. */
export const countOfWaitingTexts = sql<number>`(select count(*) from (${waitingTexts}) as waiting)`;

export function proposedTextsRepository(db: Kysely<Tables> | Transaction<Tables>) {
  return {
    /** Replaces an earlier proposal. */
    async upsert({ listing_id, ...texts }: Omit<ProposedTextsRow, 'rejected_at' | 'reason'>): Promise<void> {
      const values = { ...texts, rejected_at: null, reason: null };
      await db
        .insertInto('proposed_texts')
        .values({ listing_id, ...values })
        .onConflict((conflict) => conflict.column('listing_id').doUpdateSet(values))
        .execute();
    },

    /** The proposal that waits for review; locks it until the transaction ends. */
    findWaitingForUpdate(listingId: string): Promise<ProposedTextsRow | undefined> {
      return db
        .selectFrom('proposed_texts')
        .selectAll()
        .where('listing_id', '=', listingId)
        .where('rejected_at', 'is', null)
        .forUpdate()
        .executeTakeFirst();
    },

    async reject(listingId: string, reason: string, at: Date): Promise<void> {
      await db
        .updateTable('proposed_texts')
        .set({ rejected_at: at, reason })
        .where('listing_id', '=', listingId)
        .execute();
    },

    async delete(listingId: string): Promise<void> {
      await db.deleteFrom('proposed_texts').where('listing_id', '=', listingId).execute();
    },

    listOfOwner(ownerId: string): Promise<ProposedTextsRow[]> {
      return db
        .selectFrom('proposed_texts')
        .innerJoin('listings', 'listings.id', 'listing_id')
        .selectAll('proposed_texts')
        .where('owner_id', '=', ownerId)
        .execute();
    },

    /** What waits, oldest first, with what visitors see now. */
    listWaiting({ limit, offset }: { limit: number; offset: number }) {
      return db
        .selectFrom('proposed_texts')
        .innerJoin('listings', 'listings.id', 'listing_id')
        .innerJoin('users', 'users.id', 'owner_id')
        .selectAll('proposed_texts')
        .select(['title', 'description', 'owner_id', 'users.name as owner_name'])
        .select(['listings.second_title as shown_title', 'listings.second_description as shown_description'])
        .where(isWaiting)
        .orderBy('proposed_at')
        .orderBy('listing_id')
        .limit(limit)
        .offset(offset)
        .execute();
    },

    async countWaiting(): Promise<number> {
      const { rows } = await sql<{ count: number }>`select ${countOfWaitingTexts} as count`.execute(db);
      return rows[0]?.count ?? 0;
    },
  };
}

/** For its owner. */
export function presentProposedTexts(row: ProposedTextsRow): ProposedTexts {
  return {
    secondTitle: row.second_title ?? undefined,
    secondDescription: row.second_description ?? undefined,
    proposedAt: row.proposed_at.toISOString(),
    rejectedAt: row.rejected_at?.toISOString(),
    reason: reasonForReader(row.reason),
  };
}
