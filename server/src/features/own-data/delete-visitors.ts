import { cityDay } from '@thikana/contract/city-time';
import { sql } from 'kysely';
import type { OwnDataDependencies } from './own-data.dependencies.ts';

/** Deletes what is stored about visitors without an account, when it is no longer needed. */
export async function deleteVisitors(dependencies: Pick<OwnDataDependencies, 'db' | 'now'>): Promise<void> {
  await deleteRequests(dependencies);
  await deleteMessages(dependencies);
}

/**
 * Requests for phone numbers by visitors without an account count towards that day's allowance. Afterwards only the
 * count is needed, so the hash of the address is replaced by random bytes.
 */
async function deleteRequests({ db, now }: Pick<OwnDataDependencies, 'db' | 'now'>): Promise<void> {
  await db
    .updateTable('phone_reveals')
    .set({ visitor: sql`'forgotten-' || gen_random_uuid()` })
    .where('day', '<', cityDay(now()))
    .where('visitor', '!~', '^([0-9a-f]{24}$|forgotten-)')
    .execute();
}

async function deleteMessages({ db, now }: Pick<OwnDataDependencies, 'db' | 'now'>): Promise<void> {
  await db.deleteFrom('unconfirmed_messages').where('expires_at', '<=', now()).execute();
}
