import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Storage } from '#server/platform/storage/storage.ts';

/** All rows of all tables as text, without transaction numbers, which differ between servers. */
export async function rowsOf(connectionString: string): Promise<Record<string, string[]>> {
  const client = new pg.Client(connectionString);
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'listing_changes'`,
    );
    const contents: Record<string, string[]> = Object.fromEntries(tables.map(({ name }) => [name, []]));
    // One query instead of a hundred.
    const everyRow = tables.map(({ name }) => `select '${name}' as name, t::text as text from ${name} as t`);
    const { rows } = await client.query<{ name: string; text: string }>(everyRow.join(' union all '));
    for (const { name, text } of rows) contents[name]?.push(text);
    for (const texts of Object.values(contents)) texts.sort();
    const { rows: jobs } = await client.query<{ text: string }>(
      `select (name, data, priority, date_trunc('milliseconds', start_after))::text as text from pgboss.job where state < 'completed' order by 1`,
    );
    return { ...contents, jobs: jobs.map(({ text }) => text) };
  } finally {
    await client.end();
  }
}

/** All files of a store with the checksums of their bytes. */
export async function filesOf(storage: Storage): Promise<Record<string, string>> {
  const files: [string, string][] = [];
  for await (const { key } of storage.list()) {
    const bytes = await storage.get(key);
    if (bytes) files.push([key, createHash('sha256').update(bytes).digest('hex')]);
  }
  return Object.fromEntries(files.sort(([a], [b]) => (a < b ? -1 : 1)));
}
