import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

export function knownBrowsersRepository(db: Kysely<Tables> | Transaction<Tables>) {
  return {
    hasAny(userId: string): Promise<boolean> {
      return db
        .selectFrom('known_browsers')
        .select('user_id')
        .where('user_id', '=', userId)
        .limit(1)
        .executeTakeFirst()
        .then((row) => row !== undefined);
    },

    /** Returns whether this browser has logged in to the account of this email address. */
    isKnown(emailKey: string, hash: Buffer): Promise<boolean> {
      return db
        .selectFrom('known_browsers')
        .innerJoin('users', 'users.id', 'known_browsers.user_id')
        .select('user_id')
        .where('users.email_key', '=', emailKey)
        .where('hash', '=', hash)
        .executeTakeFirst()
        .then((row) => row !== undefined);
    },

    /** Returns true for a new browser. */
    async note(userId: string, hash: Buffer, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('known_browsers')
        .set({ seen_at: now })
        .where('user_id', '=', userId)
        .where('hash', '=', hash)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) return false;
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('known_browsers')
        .values({ user_id: userId, hash, seen_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows > 0n;
    },

    async forgetUnseenSince(userId: string, date: Date): Promise<void> {
      await db
        .deleteFrom('known_browsers')
        .where('user_id', '=', userId)
        .where('seen_at', '<', date)
        .execute();
    },
  };
}
