import type { Kysely, Transaction } from 'kysely';
import type { UserRow } from '../../platform/database/tables/account-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';

export function openIdRepository(db: Kysely<Tables> | Transaction<Tables>) {
  return {
    findUser(issuer: string, subject: string): Promise<UserRow | undefined> {
      return db
        .selectFrom('external_identities')
        .innerJoin('users', 'users.id', 'external_identities.user_id')
        .selectAll('users')
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .executeTakeFirst();
    },

    async insert(identity: { issuer: string; subject: string; user_id: string }): Promise<void> {
      await db.insertInto('external_identities').values(identity).execute();
    },

    /**
     * The person who created the account never had its mailbox: their password, two-step login and sessions are
     * removed.
     */
    takeOver(userId: string): Promise<UserRow> {
      return db
        .updateTable('users')
        .set((set) => ({
          password_hash: null,
          is_verified: true,
          session_version: set('session_version', '+', 1),
          updated_at: new Date(),
        }))
        .where('id', '=', userId)
        .returningAll()
        .executeTakeFirstOrThrow();
    },
  };
}
