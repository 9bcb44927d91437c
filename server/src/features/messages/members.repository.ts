import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { announceChange } from './live-channel.ts';

/** How conversations stand for each of the two: what changed for whom, and what they have read. */
export function membersRepository(db: Kysely<Tables> | Transaction<Tables>) {
  return {
    /**
     * Gives the conversation the next position in the inbox of each of these people. It holds the inboxes until the
     * transaction ends: what somebody reads after a position misses nothing before it.
     */
    async touch(conversationId: string, userIds: readonly (string | null)[]): Promise<void> {
      const present = userIds.filter((id) => id !== null);
      await db
        .with('touched', (with_) =>
          with_
            .insertInto('inboxes')
            .columns(['user_id', 'position'])
            // In one order everywhere, so that no two wait for each other.
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

    /** One more that this person has not read. */
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

    /** Only forwards; what is left is counted anew. */
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
