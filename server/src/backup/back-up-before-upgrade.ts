import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config.ts';
import { defaultDataDir } from '../environment.ts';
import { StartupError } from '../lib/startup-error.ts';
import type { DatabaseLog } from '../platform/database/database-log.ts';
import type { BeforeUpgrade } from '../platform/database/migrate.ts';
import { reasonInWords } from '../run-command.ts';
import { shellCommand } from '../shell-command.ts';
import { backUp } from './back-up.ts';
import { countsInWords } from './counts.ts';

/** The number of these backups that are kept. */
const kept = 3;
const namePattern = /^before-\d{4}-[a-z0-9-]+\.tar\.zst$/;

/**
 * Writes the rows of the site to a file before a new version migrates them, so that there is a way back. The pictures
 * stay where they are, because no migration touches them.
 */
export function backUpBeforeUpgrade(
  config: Pick<Config, 'backsUpBeforeMigration' | 'databaseUrl' | 'dataDir' | 'version'>,
  log: DatabaseLog,
): BeforeUpgrade {
  return async (connectionString, pending) => {
    if (!config.backsUpBeforeMigration) return log.info(reasonForNone(config));
    const folder = path.join(config.dataDir, 'backups');
    // Named by what is pending, so that attempts that fail again and again replace their own backup only.
    const file = path.join(folder, `before-${pending[0]}.tar.zst`);
    log.info(`Backing up the rows of the site to ${file}`);
    const startedAt = performance.now();
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const counts = await backUp({
        connectionString,
        storage: undefined,
        file,
        version: config.version,
        now: () => new Date(),
        onProgress: () => {},
      });
      await removeOld(folder);
      log.info(`Backed up ${countsInWords(counts, (performance.now() - startedAt) / 1_000)}`);
    } catch (error) {
      throw new StartupError(
        `The backup before the migration failed, so the database was not changed: ${reasonInWords(error)}`,
        'Solve this and start again, start the older version, or skip the backup with BACKUP_BEFORE_MIGRATION=off.',
      );
    }
    log.info(`To go back to the older version, stop the site and run: ${wayBack(config, file)}`);
  };
}

function reasonForNone({ databaseUrl }: Pick<Config, 'databaseUrl'>): string {
  return databaseUrl === undefined
    ? 'No backup is made before the migration, because BACKUP_BEFORE_MIGRATION is off'
    : `No backup is made before the migration, because DATABASE_URL names a database of your own, with backups of its own. BACKUP_BEFORE_MIGRATION=on makes one at each such start; ${shellCommand('backup', 'FILE.tar.zst')} makes one before it`;
}

function wayBack({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>, file: string): string {
  if (databaseUrl !== undefined)
    return `${shellCommand('restore', inShell(file))}, with a new database in DATABASE_URL`;
  const setting = dataDir === defaultDataDir ? '' : `DATA_DIR=${inShell(dataDir)} `;
  return `${setting}${shellCommand('restore', `--replace ${inShell(file)}`)}`;
}

const inShell = (word: string) => (/^[\w./:-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`);

/** Deletes all but the newest. */
async function removeOld(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => namePattern.test(name));
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      return { file, changedAt: (await stat(file)).mtimeMs };
    }),
  );
  const newestFirst = files.sort((a, b) => b.changedAt - a.changedAt);
  for (const { file } of newestFirst.slice(kept)) await rm(file);
}
