import pg from 'pg';
import type { Storage } from '#server/platform/storage/storage.ts';
import {
  type ArchivedTable,
  type Manifest,
  manifestName,
  picturesFolder,
  sequencesName,
} from './archive-format.ts';
import { type ArchiveWriter, createArchiveWriter } from './archive-writer.ts';
import { noPictures } from './backup-error.ts';
import { copyPictures } from './copy-pictures.ts';
import { copyRows } from './copy-rows.ts';
import type { Counts } from './counts.ts';
import { listTables } from './list-tables.ts';
import type { ArchiveOutput } from './places/archive-output.ts';
import { hasQueues, listQueues, waitingJobs, waitingJobsQuery } from './waiting-jobs.ts';

interface BackupOptions {
  connectionString: string;
  /** The store of the pictures; without it, the archive has the rows alone. */
  storage: Storage | undefined;
  file: string | ArchiveOutput;
  version: string;
  now: () => Date;
  onProgress: (counts: Counts) => void;
}

/** Writes one consistent archive of the site while it keeps running. */
export async function backUp(options: BackupOptions): Promise<Counts> {
  const { connectionString } = options;
  const client = new pg.Client({ connectionString, application_name: 'thikana backup', keepAlive: true });
  let lost: Error | undefined;
  client.on('error', (error) => {
    lost = error;
  });
  await client.connect();
  const writer = createArchiveWriter(options.file, options.now());
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('begin isolation level repeatable read read only');
    const counts = await writeArchive(client, writer, options);
    if (counts.pictures > 0 && counts.picturesWithoutFiles === counts.pictures)
      throw noPictures(counts.pictures);
    await writer.finish();
    return counts;
  } catch (error) {
    await writer.abandon();
    throw lost ?? error;
  } finally {
    await client.end();
  }
}

async function writeArchive(
  client: pg.Client,
  writer: ArchiveWriter,
  options: BackupOptions,
): Promise<Counts> {
  const counts: Counts = { rows: 0, pictures: 0, bytes: 0, picturesWithoutFiles: 0 };
  const add = async (name: string, bytes: Buffer) => {
    await writer.add(name, bytes);
    counts.bytes += bytes.length;
    options.onProgress(counts);
  };
  const manifest = await describe(client, options);
  await add(manifestName, asJson(manifest));
  for (const table of manifest.tables) {
    let part = 0;
    for await (const { bytes, rows } of copyRows(client, queryOf(table))) {
      part += 1;
      counts.rows += rows;
      await add(`rows/${table.name}/${String(part).padStart(5, '0')}.copy`, bytes);
    }
  }
  // Sequences last: skipped numbers do no harm, repeated ones would.
  await add(sequencesName, asJson(await listSequences(client)));
  await writer.endGroup('rows');
  const { storage } = options;
  if (storage) await addPictures(client, writer, { storage, counts, add });
  return counts;
}

async function addPictures(
  client: pg.Client,
  writer: ArchiveWriter,
  { storage, counts, add }: { storage: Storage; counts: Counts; add: ArchiveWriter['add'] },
): Promise<void> {
  let group: string | undefined;
  for await (const { id, files } of copyPictures(client, storage)) {
    const ownGroup = `pictures-${id.slice(0, 2)}`;
    if (group !== undefined && group !== ownGroup) await writer.endGroup(group);
    group = ownGroup;
    counts.pictures += 1;
    if (files.length === 0) counts.picturesWithoutFiles += 1;
    for (const { key, bytes } of files) await add(`${picturesFolder}${key}`, bytes);
  }
  if (group !== undefined) await writer.endGroup(group);
}

async function describe(client: pg.Client, { version, now, storage }: BackupOptions): Promise<Manifest> {
  const migrations = await client.query<Manifest['migrations'][number]>(
    'select number, name, checksum from migrations order by number',
  );
  const withQueues = await hasQueues(client);
  const tables = await listTables(client);
  return {
    format: 1,
    madeAt: now().toISOString(),
    version,
    contents: storage ? 'everything' : 'rows',
    migrations: migrations.rows,
    tables: withQueues ? [...tables, waitingJobs] : tables,
    queues: withQueues ? await listQueues(client) : [],
  };
}

function queryOf(table: ArchivedTable): string {
  if (table === waitingJobs) return waitingJobsQuery;
  return `select ${table.columns.map(pg.escapeIdentifier).join(', ')} from ${pg.escapeIdentifier(table.name)}`;
}

async function listSequences(client: pg.Client): Promise<{ name: string; lastValue: string }[]> {
  const { rows } = await client.query<{ name: string; lastValue: string }>(
    `select sequencename as name, last_value::text as "lastValue" from pg_sequences
     where schemaname = current_schema() and last_value is not null order by sequencename`,
  );
  return rows;
}

function asJson(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, undefined, 2)}\n`);
}
