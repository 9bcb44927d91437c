import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { announceChange } from './live-channel.ts';

/** The state of conversations for each member: changes and read marks. */
export function membersRepository(db: Kysely<Tables> | Transaction<Tables>) {
  return {
    /**
     * Gives the conversation the next position in the inbox of each person. Locks the inboxes until the transaction
     * ends, so that a reader who sees a position has seen everything before it.
     */
    async touch(conversationId: string, userIds: readonly (string | null)[]): Promise<void> {
      const present = userIds.filter((id) => id !== null);
      await db
        .with('touched', (with_) =>
          with_
            .insertInto('inboxes')
            .columns(['user_id', 'position'])
            // Always in the same order, to avoid deadlocks.
            .expression(
              sql`select user_id, 1 from unnest(${present}::text[]) as people (user_id) order by user_id collate "C"`,
            )
            .onConflict((conflict) =>
              conflict.column('user_id').doUpdateSet({ position: sql`inboxes.position + 1` }),
            )
            .returning(['user_id', 'position']),
        )
        .insertInto('conversation_members')
        .columns(['conversation_id', 'user_id', 'position'])
        .expression(sql`select ${conversationId}, user_id, position from touched`)
        .onConflict((conflict) =>
          conflict.columns(['conversation_id', 'user_id']).doUpdateSet({ position: sql`excluded.position` }),
        )
        .execute();
      await announceChange(db, present);
    },

    /** Adds one unread message. */
    async addUnread(conversationId: string, userId: string, at: Date): Promise<void> {
      await db
        .updateTable('conversation_members')
        .set({
          unread: sql`unread + 1`,
          waiting_since: sql<Date>`coalesce(waiting_since, ${at}::timestamptz)`,
        })
        .where('conversation_id', '=', conversationId)
        .where('user_id', '=', userId)
        .execute();
    },

    /** Only moves forward; counts the unread messages again. */
    async setRead(conversationId: string, userId: string, number: number): Promise<void> {
      const unread = sql<number>`(
        select count(*) from messages
        where messages.conversation_id = ${conversationId} and sender_id <> ${userId} and number > ${number})`;
      await db
        .updateTable('conversation_members')
        .set({
          read_number: number,
          unread,
          waiting_since: sql<Date | null>`case when ${unread} = 0 then null else waiting_since end`,
        })
        .where('conversation_id', '=', conversationId)
        .where('user_id', '=', userId)
        .execute();
    },

    findRead(conversationId: string, userId: string): Promise<number | undefined> {
      return db
        .selectFrom('conversation_members')
        .select('read_number')
        .where('conversation_id', '=', conversationId)
        .where('user_id', '=', userId)
        .executeTakeFirst()
        .then((row) => row?.read_number);
    },

    /** In all conversations of this person. */
    countUnread(userId: string): Promise<number> {
      return db
        .selectFrom('conversation_members')
        .select(({ fn }) => fn.coalesce(fn.sum<number>('unread'), sql<number>`0`).as('unread'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
        .then((row) => Number(row.unread));
    },

    findPosition(userId: string): Promise<number> {
      return db
        .selectFrom('inboxes')
        .select('position')
        .where('user_id', '=', userId)
        .executeTakeFirst()
        .then((row) => row?.position ?? 0);
    },
  };
}
