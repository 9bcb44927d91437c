import path from 'node:path';
import { readConfig } from '../config.ts';
import { createProgressLine } from '../lib/progress-line.ts';
import { migrationsDir } from '../marketplace.ts';
import { createStorage } from '../platform/storage/create-storage.ts';
import { runCommand } from '../run-command.ts';
import { withBareDatabase } from '../with-database.ts';
import { readFileArgument } from './cli-arguments.ts';
import { countsInWords } from './counts.ts';
import { restore } from './restore.ts';
import { verifyArchive } from './verify-archive.ts';

const usage = `Loads a backup into an empty database and an empty picture store.

  npm run restore -- FILE

The settings of the site name the target: DATABASE_URL or DATA_DIR, and S3_BUCKET.`;

await runCommand(async () => {
  const named = readFileArgument(process.argv.slice(2), usage);
  if (!named) return console.log(usage);
  const file = path.resolve(named);
  const config = readConfig(process.env);
  const storage = await createStorage(config);
  const progress = createProgressLine(process.stdout);
  const manifest = await verifyArchive(file, (bytes) =>
    progress.show(() => `${Math.round(bytes / 1_000_000).toLocaleString('en-IN')} MB checked`),
  );
  progress.clear();
  console.log(`${file}: verified, created ${manifest.madeAt} by Thikana ${manifest.version}.`);
  await withBareDatabase(config, async (connectionString) => {
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
  });
});
