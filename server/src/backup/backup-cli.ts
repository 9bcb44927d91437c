import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '../config.ts';
import { createProgressLine } from '../lib/progress-line.ts';
import { recordBackup } from '../platform/database/last-backup.ts';
import { createStorage } from '../platform/storage/create-storage.ts';
import { runCommand } from '../run-command.ts';
import { withDatabaseOf } from '../with-database.ts';
import { isArchiveName } from './archive-writer.ts';
import { backUp } from './back-up.ts';
import { BackupError } from './backup-error.ts';
import { missingFile, readArguments } from './cli-arguments.ts';
import { countsInWords } from './counts.ts';

const usage = `Writes all data of the site to one file. The site may be running.

  npm run backup -- FILE.tar        FILE.tar.gz and FILE.tar.zst are compressed

The file contains names, phone numbers and password hashes. Keep it where only you can read it.
docs/operating.md describes it.`;

await runCommand(async () => {
  const given = readArguments(process.argv.slice(2), usage, []);
  if (!given) return console.log(usage);
  const named = given.file;
  if (!named) throw missingFile(usage);
  const file = path.resolve(named);
  if (!isArchiveName(file))
    throw new BackupError(`${named} does not end in .tar, .tar.gz or .tar.zst.\n\n${usage}`);
  if (existsSync(file)) throw new BackupError(`${file} already exists. Choose another file name.`);
  if (!existsSync(path.dirname(file))) throw new BackupError(`There is no folder ${path.dirname(file)}.`);
  const config = readConfig(process.env);
  const storage = await createStorage(config);
  const progress = createProgressLine(process.stdout);
  await withDatabaseOf(config, true, async (db, connectionString) => {
    const counts = await backUp({
      connectionString,
      storage,
      file,
      version: config.version,
      now: () => new Date(),
      onProgress: (sofar) => progress.show((seconds) => countsInWords(sofar, seconds)),
    });
    const seconds = progress.secondsSinceStart();
    const { size } = statSync(file);
    await recordBackup(db, { at: new Date().toISOString(), fileBytes: size, seconds, ...counts });
    progress.clear();
    console.log(`${file}: ${countsInWords(counts, seconds)}, ${Math.round(seconds)} s.`);
    if (counts.picturesWithoutFiles > 0)
      console.warn(`${counts.picturesWithoutFiles} pictures have no file in the store.`);
  });
});
