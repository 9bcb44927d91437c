import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { type MovedSearch, moveSearches } from '../saved-searches/saved-searches.feature.ts';

/**
 * Moves what email addresses confirmed to the accounts that have verified them, or to one account, so that each address
 * has one recipient. The row of an address stays, because links in its emails name it.
 */
export async function adoptAddresses(transaction: Transaction<Tables>, userId?: string): Promise<void> {
  const account = sql<boolean>`users.is_verified and users.id = coalesce(${userId ?? null}::text, users.id)`;
  await sql`
    update alert_recipients set user_id = users.id, email = null, email_key = null
    from users
    where ${account} and alert_recipients.email_key = users.email_key
      and not exists (select 1 from alert_recipients as own where own.user_id = users.id)`.execute(
    transaction,
  );
  const { rows } = await sql<MovedSearch & { isStopped: boolean }>`
    select saved_searches.id, own.id as recipient_id, query,
      coalesce(confirmed_at < address.paused_at, false) as "isStopped"
    from saved_searches
    join alert_recipients as address on address.id = recipient_id
    join users on users.email_key = address.email_key
    join alert_recipients as own on own.user_id = users.id
    where ${account} and confirmed_at is not null
    for update of address`.execute(transaction);
  const stopped = rows.filter(({ isStopped }) => isStopped).map(({ id }) => id);
  if (stopped.length > 0)
    await transaction
      .updateTable('saved_searches')
      .set({ frequency: 'off' })
      .where('id', 'in', stopped)
      .execute();
  await moveSearches(transaction, rows);
}
