import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';

/** So many days pass for a listing since its owner confirmed it, and the hourly work is done. */
export async function daysPass(listingId: string, days: number): Promise<void> {
  const client = new pg.Client({ connectionString: siteDatabase() });
  await client.connect();
  try {
    await client.query(
      'update listings set confirmed_at = confirmed_at - make_interval(days => $2) where id = $1',
      [listingId, days],
    );
    await client.query(`insert into pgboss.job (name, data) values ('ask-owners', '{}')`);
  } finally {
    await client.end();
  }
}

/** The site's own database, by what its server has written into its folder. */
function siteDatabase(): string {
  const dataDir = process.env.SITE_DATA_DIR ?? '';
  const password = readFileSync(path.join(dataDir, 'postgres.password'), 'utf8').trim();
  const [, , , port = '', folder = ''] = readFileSync(
    path.join(dataDir, 'postgres/postmaster.pid'),
    'utf8',
  ).split('\n');
  return `postgresql://thikana:${password}@/thikana?host=${encodeURIComponent(folder)}&port=${port}`;
}
