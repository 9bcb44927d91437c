import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from './tables.ts';

const name = 'last-backup';

const lastBackupSchema = z.object({
  at: z.iso.datetime(),
  seconds: z.number(),
  fileBytes: z.number(),
  rows: z.number(),
  pictures: z.number(),
  picturesWithoutFiles: z.number(),
});
type LastBackup = z.output<typeof lastBackupSchema>;

export async function recordBackup(
  db: Kysely<Tables>,
  backup: LastBackup & { bytes: number },
): Promise<void> {
  const value = JSON.stringify(lastBackupSchema.parse(backup));
  await db
    .insertInto('site_values')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

export async function findLastBackup(db: Kysely<Tables>): Promise<LastBackup | undefined> {
  const row = await db.selectFrom('site_values').select('value').where('name', '=', name).executeTakeFirst();
  return row && lastBackupSchema.parse(JSON.parse(row.value));
}
