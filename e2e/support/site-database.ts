import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';

/** Changes the site's database directly, for states that no screen can produce. */
export async function changeDatabase(change: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: siteDatabase() });
  await client.connect();
  try {
    await change(client);
  } finally {
    await client.end();
  }
}

/** The address comes from the files in the database server's folder. */
function siteDatabase(): string {
  const dataDir = process.env.SITE_DATA_DIR ?? '';
  const password = readFileSync(path.join(dataDir, 'postgres.password'), 'utf8').trim();
  const [, , , port = '', folder = ''] = readFileSync(
    path.join(dataDir, 'postgres/postmaster.pid'),
    'utf8',
  ).split('\n');
  return `postgresql://thikana:${password}@/thikana?host=${encodeURIComponent(folder)}&port=${port}`;
}
