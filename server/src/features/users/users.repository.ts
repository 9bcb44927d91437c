import type { Kysely } from 'kysely';
import type { Tables, UserRow } from '../../platform/database/tables.ts';

export function usersRepository(db: Kysely<Tables>) {
  return {
    find(id: string): Promise<UserRow | undefined> {
      return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
    },

    /** Newest first. */
    list(filter: { isVerified?: boolean } = {}): Promise<UserRow[]> {
      const query = db.selectFrom('users').selectAll().orderBy('id', 'desc');
      return (
        filter.isVerified === undefined ? query : query.where('is_verified', '=', filter.isVerified)
      ).execute();
    },

    /** Accounts that are not administrators'. */
    countCustomers(): Promise<number> {
      return db
        .selectFrom('users')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('role', '=', 'user')
        .executeTakeFirstOrThrow()
        .then((row) => row.count);
    },
  };
}
