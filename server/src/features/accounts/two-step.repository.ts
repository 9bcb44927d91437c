import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

export function twoStepRepository(db: Kysely<Tables> | Transaction<Tables>) {
  return {
    /** Locks the row, so that a concurrent request cannot use the same code. */
    findForUpdate(userId: string) {
      return db
        .selectFrom('two_step_secrets')
        .selectAll()
        .where('user_id', '=', userId)
        .forUpdate()
        .executeTakeFirst();
    },

    isOn(userId: string): Promise<boolean> {
      return db
        .selectFrom('two_step_secrets')
        .select('user_id')
        .where('user_id', '=', userId)
        .where('confirmed_at', 'is not', null)
        .executeTakeFirst()
        .then((row) => row !== undefined);
    },

    /** Replaces an unconfirmed secret. Returns false if a confirmed one exists. */
    async putSecret(userId: string, secret: Buffer): Promise<boolean> {
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('two_step_secrets')
        .values({ user_id: userId, secret })
        .onConflict((conflict) =>
          conflict
            .column('user_id')
            .doUpdateSet({ secret, last_step: 0 })
            .where('two_step_secrets.confirmed_at', 'is', null),
        )
        .executeTakeFirst();
      return numInsertedOrUpdatedRows > 0n;
    },

    async confirm(userId: string, now: Date): Promise<void> {
      await db
        .updateTable('two_step_secrets')
        .set({ confirmed_at: now })
        .where('user_id', '=', userId)
        .execute();
    },

    async noteStep(userId: string, step: number): Promise<void> {
      await db
        .updateTable('two_step_secrets')
        .set({ last_step: step })
        .where('user_id', '=', userId)
        .execute();
    },

    async end(userId: string): Promise<void> {
      await db.deleteFrom('two_step_secrets').where('user_id', '=', userId).execute();
      await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
    },

    async putRecoveryCodes(userId: string, hashes: readonly Buffer[]): Promise<void> {
      await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
      await db
        .insertInto('recovery_codes')
        .values(hashes.map((hash) => ({ user_id: userId, hash })))
        .execute();
    },

    /** Consumes a code. Only one of several concurrent calls succeeds. */
    async takeRecoveryCode(userId: string, hash: Buffer): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('recovery_codes')
        .where('user_id', '=', userId)
        .where('hash', '=', hash)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    countRecoveryCodes(userId: string): Promise<number> {
      return db
        .selectFrom('recovery_codes')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
        .then((row) => row.count);
    },
  };
}
