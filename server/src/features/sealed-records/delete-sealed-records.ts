import { cityDay } from '@thikana/contract/city-time';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Deletes the records whose day has come, also those that came back with a backup. */
export async function deleteSealedRecords(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('sealed_records').where('delete_on', '<=', cityDay(now)).execute();
}
