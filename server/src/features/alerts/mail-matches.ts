import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { adoptAddresses } from './adopt-addresses.ts';
import type { AlertsDependencies } from './alerts.dependencies.ts';
import { composeMatches, type DueMatch } from './compose-matches.ts';
import { dueTimes } from './due-times.ts';
import { pushMatches } from './push-matches.ts';

const recipientsAtOnce = 200;

type Due = ReturnType<typeof dueTimes>;

/**
 * Sends the matches that are due: one email per reader. The transaction that queues an email also marks its matches, so
 * a process that ends has done both or neither.
 */
export async function mailMatches(dependencies: AlertsDependencies): Promise<void> {
  if (!(await dependencies.settings.get()).alerts.isOn) return;
  await dependencies.db.transaction().execute((transaction) => adoptAddresses(transaction));
  const due = dueTimes(dependencies.now());
  for (let after: string | undefined = ''; after !== undefined; ) {
    const from: string = after;
    after = await dependencies.db.transaction().execute(async (transaction) => {
      const waiting = await listWaiting(transaction, due, from);
      const claimed = await claim(transaction, waiting);
      const matches = await markMailed(transaction, claimed, due, dependencies.now());
      const mails = await composeMatches(dependencies, transaction, matches);
      await dependencies.mail.enqueueAll(transaction, mails);
      await pushMatches(transaction, dependencies, matches);
      return waiting.at(-1);
    });
  }
}

/** Immediate ones, and those found before the last morning or Monday. */
function isDue(due: Due) {
  return sql<boolean>`mailed_at is null and saved_searches.confirmed_at is not null and case frequency
    when 'at-once' then true
    when 'daily' then found_at < ${due.daily}
    when 'weekly' then found_at < ${due.weekly}
    else false end`;
}

async function listWaiting(transaction: Transaction<Tables>, due: Due, after: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct search_matches.recipient_id as id
    from search_matches join saved_searches on saved_searches.id = search_id
    where search_matches.recipient_id > ${after} and ${isDue(due)}
    order by 1
    limit ${recipientsAtOnce}`.execute(transaction);
  return rows.map(({ id }) => id);
}

/** Recipients who can get emails. Concurrent workers skip rows that are locked. */
async function claim(transaction: Transaction<Tables>, waiting: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select alert_recipients.id
    from alert_recipients left join users on users.id = user_id
    where alert_recipients.id = any (${waiting})
      and paused_at is null
      and (users.id is null or (is_verified and banned_at is null))
    for update of alert_recipients skip locked`.execute(transaction);
  return rows.map(({ id }) => id);
}

async function markMailed(
  transaction: Transaction<Tables>,
  claimed: readonly string[],
  due: Due,
  now: Date,
): Promise<DueMatch[]> {
  const { rows } = await sql<DueMatch>`
    update search_matches set mailed_at = ${now}
    from saved_searches
    where saved_searches.id = search_id and search_matches.recipient_id = any (${claimed}) and ${isDue(due)}
    returning search_matches.recipient_id, listing_id, search_id`.execute(transaction);
  return rows;
}
