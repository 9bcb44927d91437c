import type { OptionalPurpose, PrivacyNotice } from '@thikana/contract/consent';
import { currentLanguage } from '@thikana/contract/language';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

type ConsentPurpose = 'notice' | OptionalPurpose;

export function consentRepository(db: Kysely<Tables> | Transaction<Tables>) {
  return {
    /** The newest consent to each purpose, withdrawn ones included. */
    listNewest(userId: string) {
      return db
        .selectFrom('consents')
        .distinctOn('purpose')
        .select(['purpose', 'version', 'given_at', 'withdrawn_at'])
        .where('user_id', '=', userId)
        .orderBy('purpose')
        .orderBy('id', 'desc')
        .execute();
    },

    /** When the first account agreed to a version of the notice, in any language. */
    async findFirstGiven(version: string): Promise<Date | undefined> {
      const first = await db
        .selectFrom('consent_notices')
        .select('first_given_at')
        .where('version', '=', version)
        .orderBy('first_given_at')
        .limit(1)
        .executeTakeFirst();
      return first?.first_given_at;
    },

    /** Whether the account gets alerts, and whether a browser of it shows notifications. */
    async isUsed(userId: string): Promise<Record<OptionalPurpose, boolean>> {
      const { rows } = await sql<Record<OptionalPurpose, boolean>>`
        select exists (
            select from alert_recipients join saved_searches on recipient_id = alert_recipients.id
            where user_id = ${userId} and paused_at is null and frequency <> 'off') as alerts,
          exists (select from push_subscriptions where user_id = ${userId}) as notifications`.execute(db);
      return rows[0] ?? { alerts: false, notifications: false };
    },

    /** Keeps the notice as it was read, in its language. */
    async give(
      userId: string,
      { purpose, notice, at }: { purpose: ConsentPurpose; notice: PrivacyNotice; at: Date },
    ): Promise<void> {
      const read = {
        version: notice.version,
        language: currentLanguage(),
        minimum_age: notice.minimumAge ?? null,
      };
      await db
        .insertInto('consent_notices')
        .values({ ...read, items: JSON.stringify(notice.items), first_given_at: at })
        .onConflict((conflict) => conflict.columns(['version', 'language']).doNothing())
        .execute();
      await db
        .insertInto('consents')
        .values({ ...read, user_id: userId, purpose, given_at: at, withdrawn_at: null })
        .execute();
    },

    async withdraw(userId: string, purpose: ConsentPurpose, at: Date): Promise<void> {
      await db
        .updateTable('consents')
        .set({ withdrawn_at: at })
        .where('user_id', '=', userId)
        .where('purpose', '=', purpose)
        .where('withdrawn_at', 'is', null)
        .execute();
    },
  };
}
