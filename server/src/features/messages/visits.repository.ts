import type { Kysely, Transaction } from 'kysely';
import type { VisitRow } from '../../platform/database/tables/message-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';

type Arrangement = Pick<
  VisitRow,
  'proposed_by' | 'status' | 'times' | 'starts_at' | 'sequence' | 'day_reminder_at' | 'hour_reminder_at'
>;

export function visitsRepository(db: Kysely<Tables> | Transaction<Tables>) {
  return {
    async insert(
      visit: Arrangement & Pick<VisitRow, 'id' | 'conversation_id' | 'created_at'>,
    ): Promise<void> {
      await db.insertInto('visits').values(visit).execute();
    },

    /** The latest visit of the conversation. */
    findLatest(conversationId: string): Promise<VisitRow | undefined> {
      return db
        .selectFrom('visits')
        .selectAll()
        .where('conversation_id', '=', conversationId)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
    },

    async update(id: string, arrangement: Partial<Arrangement>): Promise<void> {
      await db.updateTable('visits').set(arrangement).where('id', '=', id).execute();
    },

    /** The open and agreed visits of this person that are in the future, in all conversations. */
    listAheadOf(userId: string, now: Date): Promise<VisitRow[]> {
      return db
        .selectFrom('visits')
        .innerJoin('conversations', 'conversations.id', 'visits.conversation_id')
        .selectAll('visits')
        .where(({ or, eb }) => or([eb('owner_id', '=', userId), eb('seeker_id', '=', userId)]))
        .where(({ or, eb }) => or([eb('status', '=', 'proposed'), eb('starts_at', '>', now)]))
        .orderBy('visits.id')
        .forUpdate('visits')
        .execute();
    },

    /** Visits with a reminder due; rows that other processes have locked are skipped. */
    listDue(now: Date, limit: number): Promise<VisitRow[]> {
      return db
        .selectFrom('visits')
        .selectAll()
        .where(({ or, eb }) => or([eb('day_reminder_at', '<=', now), eb('hour_reminder_at', '<=', now)]))
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .skipLocked()
        .execute();
    },
  };
}
