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
import { createPageFinder } from './find-page.ts';
import { createKnownListings } from './known-listings.ts';
import type { Ranked } from './words/rank-slots.ts';

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
const mostFacetLetters = 4 * 2 ** 20;
/** About ten megabytes of the listings shown most. */
const mostListings = 2_000;

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
  const pages = workplace();
  /** Counts hold several megabytes for a million listings and take longer than pages. */
  const counts = workplace();

  /** Work on the catalogue, one after the other, with buffers for it. */
  function workplace() {
    const queue = turns.queue();
    const ranking = store.words.createRanking();
    return {
      findPage: createPageFinder(store),
      *rank(words: readonly string[] = []): Steps<Ranked | undefined> {
        return words.length > 0 ? yield* ranking(words, store.usedSlots) : undefined;
      },
      run: <T>(begin: () => Steps<T>) => queue(() => untilUnmoved(begin)),
    };
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

  /** The slots that say one of the names. */
  function namedBy(names: readonly (readonly string[])[]): Steps<Bitmap> {
    return store.bitmapOf({
      key: `names ${JSON.stringify(names)}`,
      isIndivisible: true,
      fill: (bitmap, from, to) => store.words.fillNamed(names, bitmap, from, to),
    });
  }

  function findIds(
    { filter, order, words: asked = [], names = [], ...origin }: ListingSearch,
    window: PageWindow,
  ) {
    return pages.run(function* () {
      const ranked = yield* pages.rank(asked);
      const isNamed = order === 'nearest' && !origin.from && names.length > 0;
      return yield* pages.findPage(conditionsOf(filter, store.columns, ranked), {
        order,
        distanceOf: distancesFrom(origin),
        named: isNamed ? yield* namedBy(names) : undefined,
        scored: ranked && { words: asked.length, ...ranked },
        offset: window.offset,
        limit: window.limit,
      });
    });
  }

  function* countNow(key: string, search: FacetSearch): Steps<Facets> {
    const known = facets.get(key);
    if (known) return known;
    const before = changes;
    const counted = yield* countFacets(store, search, yield* counts.rank(search.filter.words));
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
      const { total } = await findIds(
        { filter, order: 'newest', words: filter.words },
        { offset: 0, limit: 0 },
      );
      roughTotals.set(key, total);
      return total;
    },
    async countFacets(search) {
      const key = JSON.stringify(search);
      return facets.get(key) ?? counts.run(() => countNow(key, search));
    },
    chooseByCount: (demands, words, choose) =>
      pages.run(function* () {
        return yield* chooseByCount(store, demands, yield* pages.rank(words), choose);
      }),
    cluster: (filter, step) =>
      pages.run(function* () {
        return yield* clusterListings(store, filter, step, yield* pages.rank(filter.words));
      }),
    knownWords: async () => words,
    forget(ids) {
      listings.forget(ids);
      facets.clear();
      changes += 1;
    },
  };
}
