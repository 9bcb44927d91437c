import type { Area } from '@thikana/contract/areas';
import type { Kysely } from 'kysely';
import { type MinuteCache, minuteCache } from '../../lib/minute-cache.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { usualPriceOf } from '../search/search.feature.ts';
import { areasRepository } from './areas.repository.ts';

export type UsualRents = MinuteCache<ReadonlyMap<Area, number>>;

/** The median rent of each area, sorted out of all rents at most once a minute. */
export function createUsualRents(db: Kysely<Tables>, now: () => Date): UsualRents {
  return minuteCache(async () => {
    const rents = await areasRepository(db).listRents();
    return new Map(
      rents.flatMap(({ area, ...prices }) => {
        const usual = usualPriceOf(prices);
        return usual ? [[area, usual.median]] : [];
      }),
    );
  }, now);
}
