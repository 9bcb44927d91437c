import { enquiryHours, unansweredThatPause } from '@thikana/contract/enquiries';
import { type Kysely, sql, type Transaction } from 'kysely';
import { hourMilliseconds } from '../../lib/durations.ts';
import type { EnquiryOutcome, EnquiryRow } from '../../platform/database/tables/enquiry-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type Mark = 'reminded_at' | 'told_at';

const before = (at: Date, hours: number) => new Date(at.getTime() - hours * hourMilliseconds);
const markHours: Record<Mark, number> = { reminded_at: enquiryHours.remind, told_at: enquiryHours.tell };

/**
 * Whether an enquiry needs no answer: the listing, the owner or the seeker is gone, or the time for an answer is over.
 */
const isGone = (at: Date) => sql<boolean>`(
  opened_at <= ${before(at, enquiryHours.close)} or enquiries.listing_id is null or enquiries.owner_id is null or conversations.seeker_id is null
  or exists (select from listings where listings.id = enquiries.listing_id
    and (approval_status = 'rejected' or hidden_reasons && array['closed', 'banned']))
  or exists (select from users where users.id in (enquiries.owner_id, conversations.seeker_id)
    and banned_at is not null))`;

export function enquiriesRepository(db: Kysely<Tables> | Transaction<Tables>) {
  /** Open enquiries of one kind, the oldest first. */
  const open = () =>
    db
      .selectFrom('enquiries')
      .innerJoin('conversations', 'conversations.id', 'enquiries.conversation_id')
      .selectAll('enquiries')
      .where('outcome', 'is', null);

  return {
    async insert(
      enquiry: Pick<EnquiryRow, 'conversation_id' | 'listing_id' | 'owner_id' | 'opened_at'>,
    ): Promise<void> {
      await db.insertInto('enquiries').values(enquiry).execute();
    },

    find(conversationId: string): Promise<EnquiryRow | undefined> {
      return db
        .selectFrom('enquiries')
        .selectAll()
        .where('conversation_id', '=', conversationId)
        .executeTakeFirst();
    },

    countOpen(listingId: string): Promise<number> {
      return db
        .selectFrom('enquiries')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('listing_id', '=', listingId)
        .where('outcome', 'is', null)
        .executeTakeFirstOrThrow()
        .then(({ count }) => count);
    },

    findLimit(listingId: string): Promise<number | undefined> {
      return db
        .selectFrom('enquiry_limits')
        .select('most')
        .where('listing_id', '=', listingId)
        .executeTakeFirst()
        .then((row) => row?.most);
    },

    async setLimit(listingId: string, most: number | null): Promise<void> {
      if (most === null) await db.deleteFrom('enquiry_limits').where('listing_id', '=', listingId).execute();
      else
        await db
          .insertInto('enquiry_limits')
          .values({ listing_id: listingId, most })
          .onConflict((conflict) => conflict.column('listing_id').doUpdateSet({ most }))
          .execute();
    },

    /** Settles an open enquiry; returns it only to the first of several callers. */
    settle(conversationId: string, outcome: EnquiryOutcome, at: Date): Promise<EnquiryRow | undefined> {
      return db
        .updateTable('enquiries')
        .set({ outcome, settled_at: at })
        .where('conversation_id', '=', conversationId)
        .where('outcome', 'is', null)
        .returningAll()
        .executeTakeFirst();
    },

    /** Settles the open enquiries of one seeker with an owner who knows who the seeker is. */
    settleBetween(
      ownerId: string,
      seekerId: string,
      outcome: EnquiryOutcome,
      at: Date,
    ): Promise<EnquiryRow[]> {
      return db
        .updateTable('enquiries')
        .set({ outcome, settled_at: at })
        .where('outcome', 'is', null)
        .where('owner_id', '=', ownerId)
        .where('conversation_id', 'in', (query) =>
          query
            .selectFrom('conversations')
            .select('id')
            .where('owner_id', '=', ownerId)
            .where('seeker_id', '=', seekerId)
            .where('revealed_at', 'is not', null),
        )
        .returningAll()
        .execute();
    },

    /** An open enquiry that is due for a mark, locked; those that other processes have locked are skipped. */
    lockDue(mark: Mark, at: Date): Promise<EnquiryRow | undefined> {
      return open()
        .where(`enquiries.${mark}`, 'is', null)
        .where('opened_at', '<=', before(at, markHours[mark]))
        .orderBy('opened_at')
        .limit(1)
        .forUpdate('enquiries')
        .skipLocked()
        .executeTakeFirst();
    },

    async mark(conversationId: string, mark: Mark, at: Date): Promise<void> {
      await db
        .updateTable('enquiries')
        .set({ [mark]: at })
        .where('conversation_id', '=', conversationId)
        .execute();
    },

    /** An open enquiry that no one can answer any more, locked. */
    lockGone(at: Date): Promise<EnquiryRow | undefined> {
      return open().where(isGone(at)).limit(1).forUpdate('enquiries').skipLocked().executeTakeFirst();
    },

    /** Listings with as many enquiries without an answer as pause them. */
    listUnanswered(at: Date, limit: number): Promise<string[]> {
      return overdue(at)
        .select('listing_id')
        .where('listing_id', 'is not', null)
        .$narrowType<{ listing_id: string }>()
        .groupBy('listing_id')
        .having(({ fn }) => fn.countAll(), '>=', unansweredThatPause)
        .orderBy('listing_id')
        .limit(limit)
        .execute()
        .then((rows) => rows.map((row) => row.listing_id));
    },

    /**
     * Counts the overdue enquiries of a listing if they are enough to pause it; each counts once. Returns their number.
     */
    async countOverdue(listingId: string, at: Date): Promise<number> {
      const locked = await overdue(at)
        .select('conversation_id')
        .where('listing_id', '=', listingId)
        .orderBy('conversation_id')
        .forUpdate()
        .execute();
      if (locked.length < unansweredThatPause) return 0;
      await db
        .updateTable('enquiries')
        .set({ counted_at: at })
        .where(
          'conversation_id',
          'in',
          locked.map((row) => row.conversation_id),
        )
        .execute();
      return locked.length;
    },
  };

  function overdue(at: Date) {
    return db
      .selectFrom('enquiries')
      .where('outcome', 'is', null)
      .where('counted_at', 'is', null)
      .where('opened_at', '<=', before(at, enquiryHours.pause));
  }
}
