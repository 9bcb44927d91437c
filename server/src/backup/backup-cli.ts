import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { withSite } from '../admin/with-site.ts';
import { reportBackupFailure } from '../features/system/system.feature.ts';
import { createProgressLine } from '../lib/progress-line.ts';
import { clearBackupFailure, recordBackup } from '../platform/database/backup-records.ts';
import { createStorage } from '../platform/storage/create-storage.ts';
import { reasonInWords, runCommand } from '../run-command.ts';
import { readSiteConfig } from '../setup/site-env.ts';
import { shellCommand } from '../shell-command.ts';
import { withDatabaseOf } from '../with-database.ts';
import { isArchiveName } from './archive-writer.ts';
import { backUp } from './back-up.ts';
import { BackupError } from './backup-error.ts';
import { backUpToPlace, checkNewest, isCheckDue } from './backup-to-place.ts';
import { readArguments } from './cli-arguments.ts';
import { type Counts, countsInWords } from './counts.ts';
import { openPlace } from './places/open-place.ts';

const usage = `Writes all data of the site to one file. The site may be running.

  ${shellCommand('backup', 'FILE.tar')}
      FILE.tar.gz and FILE.tar.zst are compressed
  ${shellCommand('backup')}
      writes to BACKUP_TO, deletes all but the newest BACKUP_KEEP, and restores one a week into an
      empty database to check it
  ${shellCommand('backup', '--check')}
      checks the newest backup in BACKUP_TO now

The file contains names, phone numbers and password hashes. Keep it where only you can read it.
docs/operating.md describes it.`;

const progress = createProgressLine(process.stdout);
const onProgress = (sofar: Counts) => progress.show((seconds) => countsInWords(sofar, seconds));

await runCommand(async () => {
  const given = readArguments(process.argv.slice(2), usage, ['check']);
  if (!given) return console.log(usage);
  if (given.file) await backUpToFile(given.file);
  else await backUpAsScheduled(given.flags.has('check'));
});

async function backUpToFile(named: string): Promise<void> {
  const file = path.resolve(named);
  if (!isArchiveName(file))
    throw new BackupError(`${named} does not end in .tar, .tar.gz or .tar.zst.\n\n${usage}`);
  if (existsSync(file)) throw new BackupError(`${file} already exists. Choose another file name.`);
  if (!existsSync(path.dirname(file))) throw new BackupError(`There is no folder ${path.dirname(file)}.`);
  const config = readSiteConfig(process.env);
  const storage = await createStorage(config);
  await withDatabaseOf(config, true, async (db, connectionString) => {
    const { version } = config;
    const now = () => new Date();
    const counts = await backUp({ connectionString, storage, file, version, now, onProgress });
    const seconds = progress.secondsSinceStart();
    const { size } = statSync(file);
    await recordBackup(db, { at: now().toISOString(), fileBytes: size, seconds, ...counts });
    report(file, counts, seconds);
  });
}

async function backUpAsScheduled(onlyChecks: boolean): Promise<void> {
  const { backups } = readSiteConfig(process.env);
  if (!backups) throw new BackupError(`Enter a file name, or set BACKUP_TO.\n\n${usage}`);
  await withSite(async (site) => {
    try {
      const place = await openPlace(backups.target);
      if (!onlyChecks) {
        const { name, counts } = await backUpToPlace({ ...site, place, onProgress });
        report(`${place.description}/${name}`, counts, progress.secondsSinceStart());
      }
      if (onlyChecks || (await isCheckDue(site))) {
        const { name, rows, pictures, seconds } = await checkNewest({ ...site, place });
        console.log(
          `${name}: restored into an empty database to check it: ${rows} rows, ${pictures} pictures, ${Math.round(seconds)} s.`,
        );
      }
      await clearBackupFailure(site.db);
    } catch (error) {
      await reportBackupFailure(site, reasonInWords(error));
      throw error;
    }
  });
}

function report(where: string, counts: Counts, seconds: number): void {
  progress.clear();
  console.log(`${where}: ${countsInWords(counts, seconds)}, ${Math.round(seconds)} s.`);
  if (counts.picturesWithoutFiles > 0)
    console.warn(`${counts.picturesWithoutFiles} pictures have no file in the store.`);
}
