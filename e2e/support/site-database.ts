import pg from 'pg';
import { connectionStringOfRunningServer } from '../../server/src/platform/database/embedded/running-server.ts';

/** Changes the site's database directly, for states that no screen can produce. */
export async function changeDatabase(change: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(connectionStringOfRunningServer(process.env.SITE_DATA_DIR ?? ''));
  await client.connect();
  try {
    await change(client);
  } finally {
    await client.end();
  }
}
