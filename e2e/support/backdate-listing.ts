import { changeDatabase } from './site-database.ts';

/** So many days pass for a listing since its owner confirmed it, and the hourly work is done. */
export function backdateListing(listingId: string, days: number): Promise<void> {
  return changeDatabase(async (client) => {
    await client.query(
      'update listings set confirmed_at = confirmed_at - make_interval(days => $2) where id = $1',
      [listingId, days],
    );
    await client.query(`insert into pgboss.job (name, data) values ('ask-owners', '{}')`);
  });
}
