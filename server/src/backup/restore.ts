import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { pictureIdOfKey } from '#server/platform/pictures/picture-keys.ts';
import { markKey, type Storage } from '#server/platform/storage/storage.ts';
import {
  type ArchivedFile,
  type Manifest,
  manifestName,
  picturesFolder,
  sequencesName,
} from './archive-format.ts';
import { readArchive } from './archive-reader.ts';
import { damaged } from './backup-error.ts';
import type { Counts } from './counts.ts';
import { createPictureLoader } from './load-pictures.ts';
import { createWaitingJobsTable, loadRows, setSequences, waitingJobsTable } from './load-rows.ts';
import type { ArchiveSource } from './places/archive-source.ts';
import { requireEmptyDatabase, requireEmptyStore, requireOwnStore } from './require-empty.ts';
import { createTables, loosenTables } from './restored-schema.ts';
import { createQueues, queueJobsOf } from './waiting-jobs.ts';

interface RestoreOptions {
  connectionString: string;
  storage: Storage;
  file: string | ArchiveSource;
  /** The contents of a verified archive. */
  manifest: Manifest;
  migrationsDir: string;
  onProgress: (counts: Counts) => void;
}

/** Loads a verified archive. Rows become visible in one commit, at the end. */
export async function restore(options: RestoreOptions): Promise<Counts> {
  const { connectionString, manifest, storage } = options;
  const client = new pg.Client({ connectionString, application_name: 'thikana restore', keepAlive: true });
  let lost: Error | undefined;
  client.on('error', (error) => {
    lost = error;
  });
  await client.connect();
  try {
    await requireEmptyDatabase(client);
    const hasPictures = manifest.contents === 'everything';
    if (hasPictures) await requireEmptyStore(storage);
    const boss = await createQueues(connectionString, manifest.queues);
    try {
      await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
      await client.query('begin');
      await createTables(client, manifest, options.migrationsDir);
      const tighten = await loosenTables(client);
      await createWaitingJobsTable(client);
      const counts = await load(client, options);
      await (hasPictures ? giveNewId(client, storage) : requireOwnStore(client, storage));
      await tighten();
      await queueJobsOf(client, boss, waitingJobsTable);
      await client.query('commit');
      await client.query('analyze');
      return counts;
    } finally {
      await boss.stop({ graceful: false });
    }
  } catch (error) {
    throw lost ?? error;
  } finally {
    await client.end();
  }
}

/** The restored site may be a copy of a site that still runs, so it gets its own site id. */
async function giveNewId(client: pg.Client, storage: Storage): Promise<void> {
  const id = randomUUID();
  await client.query(
    `insert into site_values (name, value) values ('site-id', $1) on conflict (name) do update set value = excluded.value`,
    [id],
  );
  await storage.put(markKey, Buffer.from(id), 'text/plain');
}

async function load(client: pg.Client, options: RestoreOptions): Promise<Counts> {
  const { manifest, storage } = options;
  const counts: Counts = { rows: 0, pictures: 0, bytes: 0, picturesWithoutFiles: 0 };
  const pictures = createPictureLoader(storage);
  try {
    for await (const file of readArchive(options.file)) {
      if (file.name.startsWith(picturesFolder)) {
        if (await pictures.add(pictureFile(file))) counts.pictures += 1;
      } else if (file.name === sequencesName) await setSequences(client, file);
      else if (file.name !== manifestName) counts.rows += await loadRows(client, manifest, file);
      counts.bytes += file.bytes.length;
      options.onProgress(counts);
    }
    await pictures.finish();
    return counts;
  } catch (error) {
    await pictures.abandon();
    throw error;
  }
}

function pictureFile({ name, bytes }: ArchivedFile) {
  const key = name.slice(picturesFolder.length);
  const id = pictureIdOfKey(key);
  if (!id || key.includes('..')) throw damaged(`${name} belongs to no picture`);
  return { id, key, bytes };
}
