import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

export function settingsRepository(db: Kysely<Tables> | Transaction<Tables>) {
  return {
    /** The saved settings; undefined if none were saved. */
    find(): Promise<unknown> {
      return db
        .selectFrom('settings')
        .select('value')
        .executeTakeFirst()
        .then((row) => row?.value);
    },

    /** Locks the settings, so that the audit log shows what each administrator changed. */
    async lock(): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtext('settings'))`.execute(db);
    },

    /** Does nothing if settings were saved before; returns whether they were not. */
    async saveFirst(settings: object): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('settings')
        .values({ value: JSON.stringify(settings) })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },

    async save(settings: object): Promise<void> {
      const value = JSON.stringify(settings);
      await db
        .insertInto('settings')
        .values({ value })
        .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ value, updated_at: new Date() }))
        .execute();
    },
  };
}
