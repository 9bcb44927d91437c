import type { Area } from '@thikana/contract/areas';
import type { Intent } from '@thikana/contract/vocabulary';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { wherePublic } from '../listings/listings.feature.ts';
import { purposeOf, usualPriceColumns, whereFound } from '../search/search.feature.ts';

export type AreaCounts = Awaited<ReturnType<ReturnType<typeof areasRepository>['countPublic']>>;

/** Public listings by area. */
export function areasRepository(db: Kysely<Tables>) {
  return {
    countPublic() {
      return db
        .selectFrom('listings')
        .select(({ fn }) => ['area', 'intent', fn.countAll<number>().as('count')])
        .where(wherePublic)
        .groupBy(['area', 'intent'])
        .execute();
    },

    /** Counts and prices per category, most frequent first. */
    listKinds(area: Area, intent: Intent) {
      return db
        .selectFrom('listings')
        .select(({ fn }) => ['category', fn.countAll<number>().as('total'), ...usualPriceColumns()])
        .where(whereFound({ purpose: purposeOf(intent), location: [area] }))
        .groupBy('category')
        .orderBy('total', 'desc')
        .orderBy('category')
        .execute();
    },
  };
}
