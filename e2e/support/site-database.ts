import pg from 'pg';
import { connectionStringOfRunningServer } from '../../server/src/platform/database/embedded/running-server.ts';

/** Changes the site's database directly, for states that no screen can produce. */
export async function changeDatabase(
  change: (client: pg.Client) => Promise<unknown>,
  dataDir = process.env.SITE_DATA_DIR ?? '',
): Promise<void> {
  const client = new pg.Client(connectionStringOfRunningServer(dataDir));
  await client.connect();
  try {
    await change(client);
  } finally {
    await client.end();
  }
}
