import path from 'node:path';
import { type Config, migrationsDir, readConfig } from '../config.ts';
import { createProgressLine } from '../lib/progress-line.ts';
import { createLog } from '../log.ts';
import { replaceCluster } from '../platform/database/embedded/replace-cluster.ts';
import { createStorage } from '../platform/storage/create-storage.ts';
import { runCommand } from '../run-command.ts';
import { shellCommand } from '../shell-command.ts';
import { withBareDatabase } from '../with-database.ts';
import type { Manifest } from './archive-format.ts';
import { BackupError } from './backup-error.ts';
import { missingFile, readArguments } from './cli-arguments.ts';
import { countsInWords } from './counts.ts';
import type { ArchiveSource } from './places/archive-source.ts';
import { openPlace } from './places/open-place.ts';
import { restore } from './restore.ts';
import { verifyArchive } from './verify-archive.ts';

const usage = `Loads a backup into an empty database and an empty picture store.

  ${shellCommand('restore', 'FILE')}
      FILE may be s3://bucket/folder/NAME, if BACKUP_TO is s3://bucket/folder
  ${shellCommand('restore', '--replace FILE')}
      goes back to the older version: puts a backup that was made before a migration in the place
      of the embedded database, which is kept in a folder of DATA_DIR

The settings of the site name the target: DATABASE_URL or DATA_DIR, and S3_BUCKET.`;

await runCommand(async () => {
  const given = readArguments(process.argv.slice(2), usage, ['replace']);
  if (!given) return console.log(usage);
  if (!given.file) throw missingFile(usage);
  const config = readConfig(process.env);
  const isInBucket = given.file.startsWith('s3:');
  const name = isInBucket ? given.file : path.resolve(given.file);
  const file = isInBucket ? await sourceInBucket(config, name) : name;
  const storage = await createStorage(config);
  const progress = createProgressLine(process.stdout);
  const manifest = await verifyArchive(file, (bytes) =>
    progress.show(() => `${Math.round(bytes / 1_000_000).toLocaleString('en-IN')} MB checked`),
  );
  progress.clear();
  console.log(`${name}: verified, created ${manifest.madeAt} by Thikana ${manifest.version}.`);

  const load = async (connectionString: string) => {
    const counts = await restore({
      connectionString,
      storage,
      file,
      manifest,
      migrationsDir,
      onProgress: (sofar) => progress.show((seconds) => countsInWords(sofar, seconds)),
    });
    progress.clear();
    console.log(`Restored ${countsInWords(counts, progress.secondsSinceStart())}.`);
  };
  if (given.flags.has('replace')) await replace(config, manifest, load);
  else await withBareDatabase(config, load);
});

/** The keys of a bucket are those of BACKUP_TO. */
async function sourceInBucket({ backups }: Config, name: string): Promise<ArchiveSource> {
  const place = backups && (await openPlace(backups.target));
  const folder = `${place?.description}/`;
  if (!place || !name.startsWith(folder))
    throw new BackupError(`Set BACKUP_TO to the folder of ${name}, with its keys in BACKUP_S3_*.`);
  return place.source(name.slice(folder.length));
}

async function replace(
  { databaseUrl, dataDir }: Config,
  manifest: Manifest,
  load: (connectionString: string) => Promise<void>,
): Promise<void> {
  if (databaseUrl !== undefined)
    throw new BackupError(
      '--replace is for the embedded database. Create a new database, name it in DATABASE_URL and restore into that.',
    );
  if (manifest.contents === 'everything')
    throw new BackupError(
      'This backup has pictures. Restore it without --replace, into a new folder (DATA_DIR).',
    );
  const former = await replaceCluster({ dataDir, log: createLog('warn'), now: new Date(), fill: load });
  console.log(`The former database is in ${former}; delete it once you no longer need it.`);
  const last = manifest.migrations.at(-1);
  console.log(
    `Now start the version whose last migration is ${String(last?.number).padStart(4, '0')}-${last?.name}. This version would migrate again.`,
  );
}
