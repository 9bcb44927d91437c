import type { QueueFilters } from '@thikana/contract/moderation';
import { sql } from 'kysely';
import { countPendingBySignal } from '../fraud-checks/fraud-checks.feature.ts';
import type { ModerationDependencies } from './moderation.dependencies.ts';

const mostChoices = 50;

/** The values that the filters of the review queue offer. */
export async function viewQueueFilters({ db }: Pick<ModerationDependencies, 'db'>): Promise<QueueFilters> {
  const pending = () => db.selectFrom('listings').where('approval_status', '=', 'pending');
  const count = sql<number>`count(*)`.as('count');
  const [signals, owners, batches] = await Promise.all([
    countPendingBySignal(db),
    pending()
      .innerJoin('users', 'users.id', 'owner_id')
      .select(['users.id as _id', 'users.name', 'users.email', count])
      .groupBy('users.id')
      .orderBy('count', 'desc')
      .orderBy('users.id')
      .limit(mostChoices)
      .execute(),
    pending()
      .innerJoin('import_batches', 'import_batches.id', 'import_batch_id')
      .select(['import_batches.id', 'file', count])
      .groupBy('import_batches.id')
      .orderBy('import_batches.id', 'desc')
      .limit(mostChoices)
      .execute(),
  ]);
  return { signals, owners, batches };
}
