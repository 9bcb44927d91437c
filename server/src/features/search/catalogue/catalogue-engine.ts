import type { Facets } from '@thikana/contract/search/search';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { minuteMilliseconds } from '../../../lib/durations.ts';
import { createTurns, type Steps } from '../../../lib/steps.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { listingRows } from '../../listings/listings.feature.ts';
import { distancesFrom } from '../distances-from.ts';
import type { Engine, FacetSearch, FoundPage, KnownWords, PageWindow } from '../engine.ts';
import type { ListingSearch } from '../listing-filter.ts';
import type { Bitmap } from './bitmaps.ts';
import { idAt } from './catalogue-columns.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import { chooseByCount } from './choose-by-count.ts';
import { clusterListings } from './cluster-listings.ts';
import { conditionsOf } from './conditions-of.ts';
import { countFacets } from './count-facets.ts';
import { findPage } from './find-page.ts';
import { createKnownListings } from './known-listings.ts';

export interface CatalogueEngine extends Engine {
  /** Call this when these listings have changed in the store. */
  forget(ids: readonly string[]): void;
}

export interface CatalogueDatabases {
  db: Kysely<Tables>;
  /** The replica if there is one, otherwise `db`. */
  reads: Kysely<Tables>;
}

const mostTotals = 5_000;
/** Letters of JSON. Objects take about 1.5 bytes a letter; a search has 2,000 letters, with 1,000 areas 20,000 more. */
const mostFacetLetters = 2 * 2 ** 20;
/** About two megabytes of the listings shown most. */
const mostListings = 1_000;

/** The engine in memory: it finds ids in the store and reads only the rows of one page. */
export function createCatalogueEngine(
  { db, reads }: CatalogueDatabases,
  store: CatalogueStore,
): CatalogueEngine {
  const listings = createKnownListings(mostListings);
  const roughTotals = new LRUCache<string, number>({ max: mostTotals, ttl: minuteMilliseconds });
  const facets = new LRUCache<string, Facets>({
    maxSize: mostFacetLetters,
    sizeCalculation: (counted, key) => JSON.stringify(counted).length + key.length,
  });
  let changes = 0;
  const { has, beginningWith, countOf, slotsWith } = store.words;
  const words: KnownWords = {
    has,
    beginningWith,
    countOf,
    idsWith: (stem, most) => slotsWith(stem, most).map((slot) => idAt(store.columns, slot)),
  };
  const turns = createTurns();
  const inPages = workplace();
  /** Counts take longer than pages. */
  const inCounts = workplace();

  /** Work on the catalogue, one after the other. */
  function workplace() {
    const queue = turns.queue();
    return <T>(begin: () => Steps<T>) => queue(() => untilUnmoved(begin));
  }

  /** Starts again if a compaction has moved the listings meanwhile. */
  function* untilUnmoved<T>(begin: () => Steps<T>): Steps<T> {
    for (;;) {
      const { compactions } = store;
      const steps = begin();
      while (store.compactions === compactions) {
        const step = steps.next();
        if (step.done) return step.value;
        yield;
      }
    }
  }

  /** The slots with all words. */
  function* having(words: readonly string[] = []): Steps<Bitmap | undefined> {
    return words.length > 0 ? yield* store.words.having(words, store.usedSlots) : undefined;
  }

  function findIds(
    { filter, order, words: asked = [], names = [], middle, ...origin }: ListingSearch,
    window: PageWindow,
  ) {
    return inPages(function* () {
      const isNamed = order === 'nearest' && !origin.from && names.length > 0;
      const conditions = conditionsOf(filter, store.columns, yield* having(filter.words));
      return yield* findPage(store, conditions, {
        order,
        distanceOf: distancesFrom(origin),
        named: isNamed ? yield* store.words.naming(names, store.usedSlots) : undefined,
        words: asked,
        middle,
        offset: window.offset,
        limit: window.limit,
      });
    });
  }

  function* countNow(key: string, search: FacetSearch): Steps<Facets> {
    const known = facets.get(key);
    if (known) return known;
    const before = changes;
    const counted = yield* countFacets(store, search, yield* having(search.filter.words));
    if (changes === before) facets.set(key, counted);
    return counted;
  }

  async function readListings(ids: readonly string[]): Promise<FoundPage['listings']> {
    if (reads === db) return listings.list(ids, listingRows(db).listPublicByIds);
    const rows = await listingRows(reads).listPublicByIds(ids);
    // The store may hold a listing that the replica does not have yet.
    return rows.length < ids.length ? listingRows(db).listPublicByIds(ids) : rows;
  }

  return {
    async findPage(search, window) {
      const { ids, ...found } = await findIds(search, window);
      return { listings: await readListings(ids), ...found };
    },
    suggest: async (search, limit) => readListings((await findIds(search, { offset: 0, limit })).ids),
    async count(filter) {
      const key = JSON.stringify(filter);
      const known = roughTotals.get(key);
      if (known !== undefined) return known;
      const { total } = await findIds({ filter, order: 'newest' }, { offset: 0, limit: 0 });
      roughTotals.set(key, total);
      return total;
    },
    async countFacets(search) {
      const key = JSON.stringify(search);
      return facets.get(key) ?? inCounts(() => countNow(key, search));
    },
    chooseByCount: (demands, words, choose) =>
      inPages(function* () {
        return yield* chooseByCount(store, demands, yield* having(words), choose);
      }),
    cluster: (filter, step) =>
      inPages(function* () {
        return yield* clusterListings(store, filter, step, yield* having(filter.words));
      }),
    knownWords: async () => words,
    forget(ids) {
      listings.forget(ids);
      facets.clear();
      changes += 1;
    },
  };
}
