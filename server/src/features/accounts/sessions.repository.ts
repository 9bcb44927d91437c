import type { Kysely, Transaction } from 'kysely';
import { statement } from '../../platform/database/prepared-statement.ts';
import type { SessionRow } from '../../platform/database/tables/account-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** The account of a token with its session, in one statement because every call asks for it. */
const sessionOfToken = statement((db, { userId, sessionId }: { userId: string; sessionId: string }) =>
  db
    .selectFrom('users')
    .leftJoin('sessions', (join) =>
      join.onRef('sessions.user_id', '=', 'users.id').on('sessions.id', '=', sessionId),
    )
    .select(['users.id', 'role', 'session_version', 'banned_at'])
    .select(['sessions.id as session_id', 'is_kept', 'generation', 'confirmed_at', 'used_at'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('two_step_secrets')
          .select('user_id')
          .whereRef('user_id', '=', 'users.id')
          .where('two_step_secrets.confirmed_at', 'is not', null),
      ).as('has_two_step'),
    )
    .where('users.id', '=', userId),
);

export function sessionsRepository(db: Kysely<Tables> | Transaction<Tables>) {
  return {
    async find(token: { userId: string; sessionId: string }) {
      const [found] = await sessionOfToken(db, token);
      return found;
    },

    async insert(session: Omit<SessionRow, 'generation'>): Promise<void> {
      await db.insertInto('sessions').values(session).execute();
    },

    /** The sessions that have not ended. */
    listOf(userId: string, now: Date): Promise<SessionRow[]> {
      return db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'user_id')
        .selectAll('sessions')
        .where('user_id', '=', userId)
        .whereRef('version', '=', 'session_version')
        .where('expires_at', '>', now)
        .orderBy('used_at', 'desc')
        .execute();
    },

    async noteUse(id: string, at: Date): Promise<void> {
      await db.updateTable('sessions').set({ used_at: at }).where('id', '=', id).execute();
    },

    async confirm(id: string, generation: number, at: Date): Promise<void> {
      await db
        .updateTable('sessions')
        .set({ confirmed_at: at, used_at: at })
        .where('id', '=', id)
        .where('generation', '=', generation)
        .where('confirmed_at', 'is', null)
        .execute();
    },

    /** Returns false if another request did it first. */
    async renew(
      id: string,
      { generation, at, expiresAt }: { generation: number; at: Date; expiresAt: Date },
    ): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('sessions')
        .set({ generation: generation + 1, confirmed_at: null, used_at: at, expires_at: expiresAt })
        .where('id', '=', id)
        .where('generation', '=', generation)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Lets a session survive the change that ends all others. Returns undefined if it has ended. */
    follow(id: string, version: number): Promise<SessionRow | undefined> {
      return db
        .updateTable('sessions')
        .set({ version })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
    },

    /** Returns undefined if the session has already ended. */
    end(id: string, userId: string): Promise<SessionRow | undefined> {
      return db
        .deleteFrom('sessions')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .returningAll()
        .executeTakeFirst();
    },

    async endOthers(userId: string, currentId: string): Promise<void> {
      await db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '!=', currentId).execute();
    },

    /** Deletes sessions that have expired or belong to an earlier session version. */
    async deleteEnded(now: Date): Promise<void> {
      await db
        .deleteFrom('sessions')
        .using('users')
        .whereRef('users.id', '=', 'user_id')
        .where(({ or, eb, ref }) =>
          or([eb('expires_at', '<=', now), eb('version', '!=', ref('session_version'))]),
        )
        .execute();
    },
  };
}
