import type { Kysely, Transaction } from 'kysely';
import type { UnconfirmedMessageRow } from '../../platform/database/tables/message-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';

export function unconfirmedMessagesRepository(db: Kysely<Tables> | Transaction<Tables>) {
  return {
    /** Returns whether the message is new: a repeated request has the key of the first. */
    async insert(message: UnconfirmedMessageRow): Promise<boolean> {
      const row = await db
        .insertInto('unconfirmed_messages')
        .values(message)
        .onConflict((conflict) => conflict.columns(['email_key', 'key']).doNothing())
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    find(id: string): Promise<UnconfirmedMessageRow | undefined> {
      return db.selectFrom('unconfirmed_messages').selectAll().where('id', '=', id).executeTakeFirst();
    },

    /**
     * Deletes the message; only one of several concurrent calls gets it. Locks the listing first, in the same order as
     * the deletion of a listing.
     */
    async take(id: string): Promise<UnconfirmedMessageRow | undefined> {
      await db
        .selectFrom('listings')
        .select('id')
        .where('id', '=', (query) =>
          query.selectFrom('unconfirmed_messages').select('listing_id').where('id', '=', id),
        )
        .forKeyShare()
        .execute();
      return db.deleteFrom('unconfirmed_messages').where('id', '=', id).returningAll().executeTakeFirst();
    },

    /** Whether an account logs in with an OpenID provider. */
    async hasProvider(userId: string): Promise<boolean> {
      const row = await db
        .selectFrom('external_identities')
        .select('user_id')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
