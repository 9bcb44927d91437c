import type { Kysely } from 'kysely';
import { type Config, migrationsDir } from '../config.ts';
import { hourMilliseconds, weekMilliseconds } from '../lib/durations.ts';
import { createLog } from '../log.ts';
import {
  findBackupCheck,
  findLastBackup,
  recordBackup,
  recordBackupCheck,
} from '../platform/database/backup-records.ts';
import { findSiteId } from '../platform/database/site-values.ts';
import type { Tables } from '../platform/database/tables.ts';
import { createStorage } from '../platform/storage/create-storage.ts';
import { backUp } from './back-up.ts';
import { BackupError } from './backup-error.ts';
import { checkBackup } from './check-backup.ts';
import type { Counts } from './counts.ts';
import type { BackupPlace } from './places/backup-place.ts';

export interface PlaceOptions {
  db: Kysely<Tables>;
  connectionString: string;
  config: Config;
  place: BackupPlace;
  now: () => Date;
}

/** Daily backups begin at the same time, but not to the second. */
const checkPeriodMilliseconds = weekMilliseconds - 12 * hourMilliseconds;

/** Other sites may keep their backups in the same place, and theirs are neither checked nor deleted. */
const prefixOf = (siteId: string) => `thikana-${siteId.slice(0, 8)}-`;
/** '20261124T033000Z': the order of the names is the order of the backups. */
const timeOf = (now: Date) => now.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Writes a backup to the place, records it, and deletes those beyond the number that is kept. */
export async function backUpToPlace(
  options: PlaceOptions & { onProgress: (counts: Counts) => void },
): Promise<{ name: string; counts: Counts }> {
  const { db, config, place, now, onProgress } = options;
  const startedAt = now();
  const prefix = prefixOf(await findSiteId(db));
  const name = `${prefix}${timeOf(startedAt)}.tar.zst`;
  const output = await place.output(name);
  const counts = await backUp({
    connectionString: options.connectionString,
    storage: await createStorage(config),
    file: output,
    version: config.version,
    now,
    onProgress,
  });
  const at = now();
  const seconds = (at.getTime() - startedAt.getTime()) / 1_000;
  await recordBackup(db, { at: at.toISOString(), seconds, fileBytes: output.bytes(), name, ...counts });
  const names = (await place.list(prefix)).sort();
  const kept = config.backups?.keep ?? names.length;
  for (const old of names.slice(0, -kept)) await place.remove(old);
  return { name, counts };
}

/** Whether a week has passed since the last check. */
export async function isCheckDue({ db, now }: Pick<PlaceOptions, 'db' | 'now'>): Promise<boolean> {
  const last = await findBackupCheck(db);
  return !last || now().getTime() - Date.parse(last.at) > checkPeriodMilliseconds;
}

/** Restores the newest backup of the place into an empty database, and records the result. */
export async function checkNewest({ db, config, place, now }: PlaceOptions) {
  const startedAt = now();
  const name = (await place.list(prefixOf(await findSiteId(db)))).sort().at(-1);
  if (!name) throw new BackupError(`${place.description} has no backup of this site.`);
  const last = await findLastBackup(db);
  const counted = await checkBackup({
    source: place.source(name),
    dataDir: config.dataDir,
    migrationsDir,
    expected: last?.name === name ? last : undefined,
    log: createLog('warn'),
  });
  const at = now();
  const seconds = (at.getTime() - startedAt.getTime()) / 1_000;
  const check = { at: at.toISOString(), name, seconds, ...counted };
  await recordBackupCheck(db, check);
  return check;
}
