import { expiry } from '@thikana/contract/expiry';
import { sql } from 'kysely';
import { dayMilliseconds } from '../../lib/durations.ts';
import type { AlertsDependencies } from './alerts.dependencies.ts';

/**
 * Deletes unconfirmed searches, and matches of searches that no longer send emails. An address that belongs to an
 * account stays, so that the links in its emails still stop them.
 */
export async function deleteStale({ db, now }: Pick<AlertsDependencies, 'db' | 'now'>): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * dayMilliseconds);
  await db
    .deleteFrom('saved_searches')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', before(expiry.alertConfirmationDays))
    .execute();
  await sql`
    delete from alert_recipients
    where user_id is null and created_at < ${before(expiry.alertConfirmationDays)}
      and not exists (select 1 from saved_searches where recipient_id = alert_recipients.id)
      and not exists (select 1 from users where is_verified and users.email_key = alert_recipients.email_key)`.execute(
    db,
  );
  await db
    .deleteFrom('search_matches')
    .where('mailed_at', 'is', null)
    .where('found_at', '<', before(expiry.unmailedMatchDays))
    .execute();
}
