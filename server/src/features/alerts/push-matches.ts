import type { Transaction } from 'kysely';
import { m } from '../../paraglide/messages.js';
import type { Tables } from '../../platform/database/tables.ts';
import type { AlertsDependencies } from './alerts.dependencies.ts';
import type { DueMatch } from './compose-matches.ts';

/** Notifies the browsers of readers with an account that their searches found something. */
export async function pushMatches(
  transaction: Transaction<Tables>,
  { push }: Pick<AlertsDependencies, 'push'>,
  matches: readonly DueMatch[],
): Promise<void> {
  const byReader = Map.groupBy(matches, ({ recipient_id }) => recipient_id);
  if (byReader.size === 0) return;
  const readers = await transaction
    .selectFrom('alert_recipients')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['alert_recipients.id as recipient_id', 'users.id', 'users.language'])
    .where('alert_recipients.id', 'in', [...byReader.keys()])
    .execute();
  for (const { recipient_id: recipientId, ...reader } of readers) {
    const found = new Set(byReader.get(recipientId)?.map(({ listing_id }) => listing_id));
    await push.enqueue(transaction, reader, () => ({
      title: m.push_matches(),
      body: m.push_matches_text({ count: found.size }),
      path: '/dashboard/alerts',
      tag: 'matches',
    }));
  }
}
