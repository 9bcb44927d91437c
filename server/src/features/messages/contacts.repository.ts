import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { announceChange } from './live-channel.ts';

/** Keeps a notification below the 8,000 bytes that PostgreSQL allows. */
const namedAtOnce = 200;

/** Everyone who has a conversation with one person. */
export function contactsRepository(db: Kysely<Tables> | Transaction<Tables>) {
  return {
    /** Locks the inboxes of the person and all contacts, always in the same order. */
    async lockInboxes(userId: string): Promise<void> {
      await sql`
        select user_id from inboxes
        where user_id = ${userId}
          or user_id in (select seeker_id from conversations where owner_id = ${userId})
          or user_id in (select owner_id from conversations where seeker_id = ${userId})
        order by user_id for update`.execute(db);
    },

    /**
     * Requires locked inboxes: gives every conversation with the person the next position in the other member's inbox.
     */
    async touch(userId: string): Promise<void> {
      const { rows } = await sql<{ user_id: string }>`
        with affected as (
          select id, other_id, row_number() over (partition by other_id order by id) as place
          from conversations
          cross join lateral (select case when owner_id = ${userId} then seeker_id else owner_id end) as other (other_id)
          where (owner_id = ${userId} or seeker_id = ${userId}) and other_id is not null
        ), touched as (
          update inboxes set position = position + added.count
          from (select other_id, count(*) as count from affected group by other_id) as added
          where inboxes.user_id = added.other_id
          returning inboxes.user_id, inboxes.position - added.count as start
        ), notified as (
          update conversation_members as members set position = touched.start + affected.place
          from affected join touched on touched.user_id = affected.other_id
          where members.conversation_id = affected.id and members.user_id = affected.other_id
        )
        select user_id from touched`.execute(db);
      const notified = rows.map(({ user_id: id }) => id);
      for (let start = 0; start < notified.length; start += namedAtOnce)
        await announceChange(db, notified.slice(start, start + namedAtOnce));
    },
  };
}
