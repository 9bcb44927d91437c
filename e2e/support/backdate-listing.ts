import { wakeWorkers } from '../../server/test/wake-workers.ts';
import { changeDatabase } from './site-database.ts';

/** Moves the listing's last confirmation back by `days` and runs the hourly jobs. */
export function backdateListing(listingId: string, days: number): Promise<void> {
  return changeDatabase(async (client) => {
    await client.query(
      'update listings set confirmed_at = confirmed_at - make_interval(days => $2) where id = $1',
      [listingId, days],
    );
    await client.query(`insert into pgboss.job (name, data) values ('ask-owners', '{}')`);
    await wakeWorkers(client, 'ask-owners');
  });
}
