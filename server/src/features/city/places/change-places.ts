import type { Transaction } from 'kysely';
import { markStale } from '../../../http/staleness.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { JobKind } from '../../../platform/jobs/jobs.ts';
import type { CityDependencies } from '../city.dependencies.ts';
import { cityRepository } from '../city.repository.ts';
import { cityDependency } from '../city-dependency.ts';
import { useCity } from '../load-city.ts';
import type { AssignAreas } from './assign-areas.ts';
import { changedAreas, listPositions } from './changed-areas.ts';
import { moveAlong } from './move-along.ts';

export type ChangePlaces = <T>(
  work: (transaction: Transaction<Tables>) => Promise<T>,
  isWanted?: (result: T) => boolean,
) => Promise<T>;

/**
 * Lets one editor after the other change places. Afterwards this process and, by NOTIFY, all others have the new city,
 * and a job gives listings the area that is nearest now. What is not wanted is undone.
 */
export function placeChanges(
  { db, jobs }: CityDependencies,
  assignAreas: JobKind<AssignAreas>,
): ChangePlaces {
  return async (work, isWanted = () => true) => {
    const transaction = await db.startTransaction().execute();
    try {
      await cityRepository(transaction).lock();
      const before = await listPositions(transaction);
      const result = await work(transaction);
      if (!isWanted(result)) {
        await transaction.rollback().execute();
        return result;
      }
      const after = await listPositions(transaction);
      await moveAlong(transaction, before, after);
      const areas = changedAreas(before, after);
      if (areas.length > 0) await jobs.enqueue(transaction, assignAreas, { areas });
      await markStale(transaction, [cityDependency]);
      await transaction.commit().execute();
      await useCity(db);
      return result;
    } catch (error) {
      if (!transaction.isCommitted && !transaction.isRolledBack) await transaction.rollback().execute();
      throw error;
    }
  };
}
