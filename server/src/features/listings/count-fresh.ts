import type { Freshness } from '@thikana/contract/freshness';
import type { Kysely } from 'kysely';
import { dayMilliseconds } from '../../lib/durations.ts';
import { firstIdAt } from '../../lib/ids.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { wherePublic } from './public-listings.ts';

const newDays = 7;

/** Counts the public listings that are new and those that are confirmed. */
export async function countFresh(db: Kysely<Tables>, now: Date): Promise<Freshness> {
  const since = new Date(now.getTime() - newDays * dayMilliseconds);
  const publicOnes = db
    .selectFrom('listings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(wherePublic);
  // Two queries, because each is answered from an index alone.
  const [fresh, confirmed] = await Promise.all([
    publicOnes.where('id', '>=', firstIdAt(since)).executeTakeFirstOrThrow(),
    publicOnes.where('confirmed_at', 'is not', null).executeTakeFirstOrThrow(),
  ]);
  return { newThisWeek: fresh.count, confirmed: confirmed.count };
}
