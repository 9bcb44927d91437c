import type { pageUsers } from '@thikana/contract/users';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { z } from 'zod';
import { newId } from '../../lib/ids.ts';
import { alphabetical } from '../../platform/database/alphabetical.ts';
import { matchesWords } from '../../platform/database/search-words.ts';
import type { UserRow } from '../../platform/database/tables/account-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type UsersQuery = z.output<typeof pageUsers.query>;

const sortColumns = {
  created: () => sql`users.id`,
  name: () => alphabetical(sql`lower(users.name)`),
  email: () => sql`users.email_key`,
  role: () => sql`users.role`,
  verified: () => sql`users.is_verified`,
} as const satisfies Record<UsersQuery['sort'], unknown>;

export function usersRepository(db: Kysely<Tables> | Transaction<Tables>) {
  const matching = ({ q, isVerified, isBanned }: Pick<UsersQuery, 'q' | 'isVerified' | 'isBanned'>) =>
    db
      .selectFrom('users')
      .$if(isVerified !== undefined, (query) => query.where('is_verified', '=', isVerified === 'true'))
      .$if(isBanned !== undefined, (query) =>
        query.where('banned_at', isBanned === 'true' ? 'is not' : 'is', null),
      )
      .$if(Boolean(q), (query) =>
        query.where(({ ref }) => matchesWords(q ?? '', [ref('name'), ref('email'), ref('phone'), ref('id')])),
      );

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

    listPage(query: UsersQuery, { limit, offset }: { limit: number; offset: number }): Promise<UserRow[]> {
      return matching(query)
        .selectAll()
        .orderBy(sortColumns[query.sort](), query.direction)
        .orderBy('users.id', query.direction)
        .limit(limit)
        .offset(offset)
        .execute();
    },

    countMatching(query: UsersQuery): Promise<number> {
      return matching(query)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
        .then((row) => row.count);
    },

    /** Unverified and unused accounts created before a date. Banned accounts stay. */
    async listUnusedUnverified(before: Date, id?: string): Promise<string[]> {
      const rows = await db
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'user')
        .where('is_verified', '=', false)
        .where('banned_at', 'is', null)
        .where('created_at', '<', before)
        .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
        .where(
          sql<boolean>`not exists (select from listings where owner_id = users.id)
            and not exists (select from messages where sender_id = users.id)`,
        )
        .execute();
      return rows.map((row) => row.id);
    },

    /** Locks the account until the transaction ends. */
    findForUpdate(id: string): Promise<UserRow | undefined> {
      return db.selectFrom('users').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
    },

    /** Locks the account also against new references. Returns false if it was deleted. */
    async lockForDeletion(id: string): Promise<boolean> {
      const row = await db
        .selectFrom('users')
        .select('id')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      return row !== undefined;
    },

    /**
     * Locks the administrators who can log in, so that bans and deletions are serialised. References to an
     * administrator are not blocked.
     */
    lockActiveAdmins(): Promise<string[]> {
      return db
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'admin')
        .where('banned_at', 'is', null)
        .orderBy('id')
        .forNoKeyUpdate()
        .execute()
        .then((rows) => rows.map((row) => row.id));
    },

    /** Also ends every session of the account. */
    async ban(id: string, { reason, at }: { reason: string; at: Date }): Promise<void> {
      await db
        .updateTable('users')
        .set((set) => ({
          banned_at: at,
          ban_reason: reason,
          session_version: set('session_version', '+', 1),
          updated_at: at,
        }))
        .where('id', '=', id)
        .execute();
    },

    async liftBan(id: string, at: Date): Promise<void> {
      await db
        .updateTable('users')
        .set({ banned_at: null, ban_reason: null, updated_at: at })
        .where('id', '=', id)
        .execute();
    },

    /**
     * Deletes the account and what is stored under its id or email address. Counts of phone number views stay, without
     * the viewer.
     */
    /** Messages under the address of the account that were not confirmed yet. */
    async deleteUnconfirmedMessages(id: string): Promise<void> {
      await db
        .deleteFrom('unconfirmed_messages')
        .where('email_key', 'in', (query) =>
          query.selectFrom('users').select('email_key').where('id', '=', id).where('is_verified', '=', true),
        )
        .execute();
    },

    async delete(id: string): Promise<void> {
      await db.updateTable('phone_reveals').set({ visitor: newId() }).where('visitor', '=', id).execute();
      await db
        .deleteFrom('alert_recipients')
        .where('email_key', 'in', (query) =>
          query.selectFrom('users').select('email_key').where('id', '=', id).where('is_verified', '=', true),
        )
        .execute();
      await db.deleteFrom('users').where('id', '=', id).execute();
    },

    listPictureIds(ownerId: string): Promise<string[]> {
      return db
        .selectFrom('pictures')
        .select('id')
        .where('owner_id', '=', ownerId)
        .execute()
        .then((rows) => rows.map((row) => row.id));
    },

    countListings(ownerId: string): Promise<number> {
      return db
        .selectFrom('listings')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('owner_id', '=', ownerId)
        .executeTakeFirstOrThrow()
        .then((row) => row.count);
    },

    /** Accounts that are not administrators. */
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
