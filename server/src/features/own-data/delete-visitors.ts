import { cityDay } from '@thikana/contract/city-time';
import { sql } from 'kysely';
import type { OwnDataDependencies } from './own-data.dependencies.ts';

/**
 * Requests for phone numbers by visitors without an account count towards that day's allowance. Afterwards only the
 * count is needed, so the hash of the address is replaced by random bytes.
 */
export async function deleteVisitors({ db, now }: Pick<OwnDataDependencies, 'db' | 'now'>): Promise<void> {
  await db
    .updateTable('phone_reveals')
    .set({ visitor: sql`'forgotten-' || gen_random_uuid()` })
    .where('day', '<', cityDay(now()))
    .where('visitor', '!~', '^([0-9a-f]{24}$|forgotten-)')
    .execute();
}
