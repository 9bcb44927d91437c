import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from } from 'pg-copy-streams';
import { type ArchivedFile, type ArchivedTable, type Manifest, sequencesSchema } from './archive-format.ts';
import { damaged } from './backup-error.ts';
import { waitingJobs } from './waiting-jobs.ts';

/** Where waiting jobs are stored until they are queued. */
export const waitingJobsTable = 'restored_jobs';

export async function createWaitingJobsTable(client: pg.Client): Promise<void> {
  await client.query(`create temporary table ${waitingJobsTable} (
    name text, data jsonb, priority integer, singleton_key text, start_after timestamptz
  ) on commit drop`);
}

/** Loads a file of whole rows into its table and returns the number of rows. */
export async function loadRows(client: pg.Client, manifest: Manifest, file: ArchivedFile): Promise<number> {
  const [, name] = /^rows\/([^/]+)\/\d+\.copy$/.exec(file.name) ?? [];
  const table = manifest.tables.find((each) => each.name === name);
  if (!table) throw damaged(`${file.name} belongs to no table`);
  const copy = client.query(from(`copy ${targetOf(table)} from stdin`));
  await pipeline(Readable.from([file.bytes]), copy);
  return copy.rowCount;
}

function targetOf({ name, columns }: ArchivedTable): string {
  const table = name === waitingJobs.name ? waitingJobsTable : pg.escapeIdentifier(name);
  return `${table} (${columns.map(pg.escapeIdentifier).join(', ')})`;
}

/** Continues the sequences. */
export async function setSequences(client: pg.Client, file: ArchivedFile): Promise<void> {
  for (const { name, lastValue } of sequencesSchema.parse(JSON.parse(file.bytes.toString()))) {
    await client.query('select setval($1::regclass, $2::bigint)', [pg.escapeIdentifier(name), lastValue]);
  }
}
