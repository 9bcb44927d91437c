import type { DigestFrequency } from '@thikana/contract/digest';
import type { Role } from '@thikana/contract/vocabulary';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { DigestSource } from './digest-sources.ts';

const namedItems = 5;

export type DigestReader = Awaited<ReturnType<ReturnType<typeof digestRepository>['listReaders']>>[number];

/** What newly waits for one person. */
export interface NewItems {
  /** How many are new, and how many wait in all. */
  fresh: number;
  total: number;
  oldest_at: Date;
  /** Some of the new ones by name, oldest first. */
  labels: string[];
}

export function digestRepository(db: Kysely<Tables> | Transaction<Tables>) {
  return {
    async findFrequency(userId: string): Promise<DigestFrequency | null> {
      const row = await db
        .selectFrom('digest_readers')
        .select('frequency')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row?.frequency ?? null;
    },

    /** What waits already is due with the next digest. */
    async setFrequency(userId: string, frequency: DigestFrequency | null, at: Date): Promise<void> {
      await db
        .insertInto('digest_readers')
        .values({ user_id: userId, frequency, looked_at: at })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ frequency, looked_at: at }))
        .execute();
    },

    /** Adds new members of staff who can get emails; they get the next digest. */
    async addReaders(roles: readonly Role[], at: Date): Promise<void> {
      await sql`
        insert into digest_readers (user_id, looked_at)
        select id, ${at} from users
        where role = any (${roles}) and is_verified and banned_at is null
          and not exists (select from digest_readers where user_id = users.id)
        on conflict do nothing`.execute(db);
    },

    /** People who can get emails. */
    listReaders(roles: readonly Role[]) {
      return db
        .selectFrom('digest_readers')
        .innerJoin('users', 'users.id', 'digest_readers.user_id')
        .select(['users.id', 'name', 'email', 'language', 'role', 'frequency', 'looked_at'])
        .where('role', 'in', [...roles])
        .where('is_verified', '=', true)
        .where('banned_at', 'is', null)
        .orderBy('users.id')
        .execute();
    },

    async setLookedAt(userId: string, at: Date): Promise<void> {
      await db.updateTable('digest_readers').set({ looked_at: at }).where('user_id', '=', userId).execute();
    },

    /**
     * Marks what waits and was not mentioned to this person, and forgets what no longer waits. Of two processes that
     * mark the same, the second waits for the first and gets nothing.
     */
    async takeNewItems(userId: string, { name, waiting }: DigestSource): Promise<NewItems | undefined> {
      const mentioned = sql`user_id = ${userId} and source = ${name}`;
      const { rows } = await sql<NewItems>`
        with waiting as materialized (${waiting}),
        fresh as (
          insert into digest_items (user_id, source, item)
          select ${userId}, ${name}, item from waiting
          on conflict do nothing
          returning item
        ),
        forgotten as (
          delete from digest_items
          where ${mentioned} and exists (select from fresh) and item not in (select item from waiting)
        )
        select (select count(*) from fresh)::integer as fresh, count(*)::integer as total,
          min(since) as oldest_at,
          (array(select label from waiting join fresh using (item)
            where label is not null order by since, item limit ${namedItems})) as labels
        from waiting`.execute(db);
      const [found] = rows;
      return found && found.fresh > 0 ? found : undefined;
    },
  };
}
