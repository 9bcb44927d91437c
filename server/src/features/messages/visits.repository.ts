import type { Kysely, Transaction } from 'kysely';
import type { VisitRow } from '../../platform/database/tables/message-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';

type Arrangement = Pick<
  VisitRow,
  'proposed_by' | 'status' | 'times' | 'starts_at' | 'sequence' | 'day_reminder_at' | 'hour_reminder_at'
>;

export function visitsRepository(db: Kysely<Tables> | Transaction<Tables>) {
  return {
    async insert(visit: Arrangement & Pick<VisitRow, 'id' | 'conversation_id'>): Promise<void> {
      await db.insertInto('visits').values(visit).execute();
    },

    /** The one that is being arranged or was arranged last. */
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

    /** What this person has proposed, been proposed or agreed on and what is still to come, with everybody. */
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

    /** Visits of which somebody is to be reminded; other processes leave them alone until the transaction ends. */
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
