import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { dayMilliseconds } from '../lib/durations.ts';
import type { LastBackup } from '../platform/database/backup-records.ts';
import type { DatabaseLog } from '../platform/database/database-log.ts';
import { startEmbeddedPostgres } from '../platform/database/embedded/embedded-postgres.ts';
import { type Manifest, readManifest } from './archive-format.ts';
import { readArchive } from './archive-reader.ts';
import { BackupError } from './backup-error.ts';
import { createForgetfulStorage } from './forgetful-storage.ts';
import type { ArchiveSource } from './places/archive-source.ts';
import { restore } from './restore.ts';
import { waitingJobs } from './waiting-jobs.ts';

const scratchPrefix = 'backup-check-';
/** A check loses nothing if the machine crashes. */
const fast = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

interface CheckOptions {
  source: ArchiveSource;
  /** The folder in which the empty database is created, and deleted at the end. */
  dataDir: string;
  migrationsDir: string;
  /** What was counted when the backup was made, if that is known. */
  expected: Pick<LastBackup, 'rows' | 'pictures'> | undefined;
  log: DatabaseLog;
}

/** Restores an archive into an empty embedded database, and counts what is there. */
export async function checkBackup(options: CheckOptions): Promise<{ rows: number; pictures: number }> {
  const { source, dataDir, migrationsDir, log, expected } = options;
  await removeOldScratch(dataDir);
  const scratch = await mkdtemp(path.join(dataDir, scratchPrefix));
  try {
    const manifest = await firstManifest(source);
    const postgres = await startEmbeddedPostgres({ dataDir: scratch, log, settings: fast });
    try {
      const { connectionString } = postgres;
      const restored = await restore({
        connectionString,
        storage: createForgetfulStorage(),
        file: source,
        manifest,
        migrationsDir,
        onProgress: () => {},
      });
      requireSame('rows', restored.rows, await countRows(connectionString, manifest));
      requireSame('rows', expected?.rows, restored.rows);
      requireSame('pictures', expected?.pictures, restored.pictures);
      return { rows: restored.rows, pictures: restored.pictures };
    } finally {
      await postgres.stop();
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function firstManifest(source: ArchiveSource): Promise<Manifest> {
  for await (const file of readArchive(source)) return readManifest(file);
  throw new BackupError('The backup is empty.');
}

/** Counts the rows of all tables. */
async function countRows(connectionString: string, { tables }: Manifest): Promise<number> {
  const client = new pg.Client(connectionString);
  await client.connect();
  try {
    let rows = 0;
    for (const { name } of tables) {
      const table = name === waitingJobs.name ? 'pgboss.job' : pg.escapeIdentifier(name);
      const counted = await client.query<{ count: number }>(`select count(*)::integer from ${table}`);
      rows += counted.rows[0]?.count ?? 0;
    }
    return rows;
  } finally {
    await client.end();
  }
}

function requireSame(what: string, expected: number | undefined, found: number): void {
  if (expected === undefined || expected === found) return;
  throw new BackupError(`The restored database has ${found} ${what}, but the backup had ${expected}.`);
}

/** Deletes what a killed check left; a running one is younger. */
async function removeOldScratch(dataDir: string): Promise<void> {
  for (const name of (await readdir(dataDir)).filter((each) => each.startsWith(scratchPrefix))) {
    const folder = path.join(dataDir, name);
    if (Date.now() - (await stat(folder)).mtimeMs > dayMilliseconds)
      await rm(folder, { recursive: true, force: true });
  }
}
