import type { SiteLanguage } from '@thikana/contract/language';
import { type Kysely, sql, type Transaction } from 'kysely';
import { newId } from '../../lib/ids.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { MailReader } from '../../platform/mail/mail-queue.ts';

/** The people who get alerts. */
export interface Recipient {
  id: string;
  email: string;
  language: SiteLanguage;
  /** Null for a recipient without an account. */
  name: string;
  /** The recipient of an account that has shortlisted a listing. */
  hasShortlist: boolean;
  isPaused: boolean;
  /** Unverified accounts get no emails. */
  isConfirmed: boolean;
}

export function recipientsRepository(db: Kysely<Tables> | Transaction<Tables>) {
  const recipients = () =>
    db
      .selectFrom('alert_recipients')
      .leftJoin('users', 'users.id', 'alert_recipients.user_id')
      .select([
        'alert_recipients.id',
        sql<string>`coalesce(users.email, alert_recipients.email)`.as('email'),
        sql<SiteLanguage>`coalesce(users.language, alert_recipients.language)`.as('language'),
        sql<string>`coalesce(users.name, '')`.as('name'),
        sql<boolean>`exists (
          select 1 from shortlisted_listings where shortlisted_listings.user_id = alert_recipients.user_id)`.as(
          'hasShortlist',
        ),
        sql<boolean>`paused_at is not null`.as('isPaused'),
        sql<boolean>`users.id is null or users.is_verified`.as('isConfirmed'),
      ]);

  return {
    find(id: string): Promise<Recipient | undefined> {
      return recipients().where('alert_recipients.id', '=', id).executeTakeFirst();
    },

    getOfUser(userId: string): Promise<Recipient> {
      return recipients().where('user_id', '=', userId).executeTakeFirstOrThrow();
    },

    /** The account of a recipient, or the one that has verified the same email address. */
    async findAccount(id: string): Promise<string | undefined> {
      const found = await db
        .selectFrom('alert_recipients')
        .innerJoin('users', (join) =>
          join.on(
            sql<boolean>`users.id = user_id or (users.is_verified and users.email_key = alert_recipients.email_key)`,
          ),
        )
        .select('users.id')
        .where('alert_recipients.id', '=', id)
        .executeTakeFirst();
      return found?.id;
    },

    async idOfAddress({ email, language }: MailReader): Promise<string> {
      const { id } = await db
        .insertInto('alert_recipients')
        .values({ id: newId(), email, email_key: email.toLowerCase(), language })
        .onConflict((conflict) => conflict.column('email_key').doUpdateSet({ email }))
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** For a recipient without an account. */
    async setLanguage(id: string, language: SiteLanguage): Promise<void> {
      await db.updateTable('alert_recipients').set({ language }).where('id', '=', id).execute();
    },

    /** Returns the account of the recipient, if there is one. */
    async setPaused(id: string, at: Date | null): Promise<string | null> {
      const changed = await db
        .updateTable('alert_recipients')
        .set({ paused_at: at })
        .where('id', '=', id)
        .returning('user_id')
        .executeTakeFirst();
      return changed?.user_id ?? null;
    },
  };
}
