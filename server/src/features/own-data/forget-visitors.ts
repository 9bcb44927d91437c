import { sql } from 'kysely';
import { kolkataDay } from '../../lib/kolkata-day.ts';
import type { OwnDataDependencies } from './own-data.dependencies.ts';

/**
 * Who had no account and looked at a number counts towards the allowance of that day. Afterwards owners are to know that
 * somebody did, but nobody needs to know again who: what came of an address becomes chance.
 */
export async function forgetVisitors({ db, now }: Pick<OwnDataDependencies, 'db' | 'now'>): Promise<void> {
  await db
    .updateTable('phone_reveals')
    .set({ visitor: sql`'forgotten-' || gen_random_uuid()` })
    .where('day', '<', kolkataDay(now()))
    .where('visitor', '!~', '^([0-9a-f]{24}$|forgotten-)')
    .execute();
}
