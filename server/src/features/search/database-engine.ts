import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Engine } from './engine.ts';
import type { ListingFilter } from './listing-filter.ts';
import { mapRepository } from './map.repository.ts';
import { searchRepository } from './search.repository.ts';
import { createTotals } from './totals.ts';

export interface DatabaseEngine extends Engine {
  /** Call this when listings have changed. */
  forgetTotals(): void;
}

/** The engine in SQL. Its answers are undefined where a large catalogue would take the database too long. */
export function createDatabaseEngine(db: Kysely<Tables>): DatabaseEngine {
  const repository = searchRepository(db);
  const totals = createTotals();
  return {
    async findPage(search, window) {
      const { filter, words = [] } = search;
      const count = (filter: ListingFilter) =>
        totals.get(JSON.stringify(filter), () => repository.countPublic(filter));
      const total = await count(filter);
      const listings = window.offset >= total ? [] : await repository.listPublic(search, window);
      const withAllWords = words.length > 0 ? await count({ ...filter, words }) : undefined;
      return { listings, total, withAllWords };
    },
    suggest: async () => [],
    count: async () => undefined,
    countFacets: async () => undefined,
    chooseByCount: async () => undefined,
    cluster: (filter, step) => mapRepository(db).clusterListings(filter, step),
    knownWords: async () => undefined,
    forgetTotals: totals.clear,
  };
}
