import type { Kysely } from 'kysely';
import { z } from 'zod';
import { findSiteValue, saveSiteValue } from './site-values.ts';
import type { Tables } from './tables.ts';

const lastBackupSchema = z.object({
  at: z.iso.datetime(),
  seconds: z.number(),
  fileBytes: z.number(),
  rows: z.number(),
  pictures: z.number(),
  picturesWithoutFiles: z.number(),
  /** The name in the place of the backups; backups to a named file have none. */
  name: z.string().optional(),
});
export type LastBackup = z.output<typeof lastBackupSchema>;

const backupFailureSchema = z.object({ at: z.iso.datetime(), reason: z.string() });

/** The last time that a backup was restored into an empty database, to check it. */
const backupCheckSchema = z.object({
  at: z.iso.datetime(),
  name: z.string(),
  seconds: z.number(),
  rows: z.number(),
  pictures: z.number(),
});

const last = recordOf('last-backup', lastBackupSchema);
const failure = recordOf('backup-failure', backupFailureSchema);
const check = recordOf('backup-check', backupCheckSchema);

export const findLastBackup = last.find;
export const recordBackup = last.save;
/** The failure of the last attempt of a backup or a check. */
export const findBackupFailure = failure.find;
export const recordBackupFailure = failure.save;
export const clearBackupFailure = failure.remove;
export const findBackupCheck = check.find;
export const recordBackupCheck = check.save;

function recordOf<T>(name: string, schema: z.ZodType<T>) {
  return {
    async find(db: Kysely<Tables>): Promise<T | undefined> {
      const value = await findSiteValue(db, name);
      return value === undefined ? undefined : schema.parse(JSON.parse(value));
    },
    save: (db: Kysely<Tables>, given: T): Promise<void> =>
      saveSiteValue(db, name, JSON.stringify(schema.parse(given))),
    async remove(db: Kysely<Tables>): Promise<void> {
      await db.deleteFrom('site_values').where('name', '=', name).execute();
    },
  };
}
