import type { Facets } from '@thikana/contract/search/search';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { minuteMilliseconds } from '../../../lib/durations.ts';
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
import { createKnownListings } from './known-listings.ts';
import { ranksOf } from './words/word-index.ts';

export interface CatalogueEngine extends Engine {
  /** Call this when these listings have changed in the store. */
  forget(ids: readonly string[]): void;
}

export interface CatalogueDatabases {
  db: Kysely<Tables>;
  /** The replica if there is one, otherwise `db`. */
  reads: Kysely<Tables>;
}

const mostCounts = 5_000;
/** About ten megabytes of the listings shown most. */
const mostListings = 2_000;

/** The engine in memory: it finds ids in the store and reads only the rows of one page. */
export function createCatalogueEngine(
  { db, reads }: CatalogueDatabases,
  store: CatalogueStore,
): CatalogueEngine {
  const listings = createKnownListings(mostListings);
  const roughTotals = new LRUCache<string, number>({ max: mostCounts, ttl: minuteMilliseconds });
  const facets = new LRUCache<string, Facets>({ max: mostCounts });
  let changes = 0;
  let counting: Promise<unknown> = Promise.resolve();
  const { has, beginningWith, countOf, slotsWith } = store.words;
  const words: KnownWords = {
    has,
    beginningWith,
    countOf,
    idsWith: (stem, most) => slotsWith(stem, most).map((slot) => idAt(store.columns, slot)),
  };
  const scores = (words: readonly string[] | undefined) => ranksOf(words, store.words, store.usedSlots);

  /** The slots that say one of the names. */
  function namedBy(names: readonly (readonly string[])[]): Bitmap {
    return store.bitmapOf({
      key: `names ${JSON.stringify(names)}`,
      fill: (bitmap, from, to) => store.words.fillNamed(names, bitmap, from, to),
    });
  }

  function findIds(
    { filter, order, words: ranked = [], names = [], ...origin }: ListingSearch,
    window: PageWindow,
  ) {
    const scored = scores(ranked);
    return store.findPage(conditionsOf(filter, store.columns, scored), {
      order,
      distanceOf: distancesFrom(origin),
      named: order === 'nearest' && !origin.from && names.length > 0 ? namedBy(names) : undefined,
      scored: scored && { words: ranked.length, scores: scored },
      offset: window.offset,
      limit: window.limit,
    });
  }

  async function countNow(key: string, search: FacetSearch): Promise<Facets> {
    const known = facets.get(key);
    if (known) return known;
    const before = changes;
    const counted = await countFacets(store, search, () => scores(search.filter.words));
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
      const { ids, ...counts } = findIds(search, window);
      return { listings: await readListings(ids), ...counts };
    },
    suggest: async (search, limit) => readListings(findIds(search, { offset: 0, limit }).ids),
    async count(filter) {
      const key = JSON.stringify(filter);
      const known = roughTotals.get(key);
      if (known !== undefined) return known;
      const { total } = findIds({ filter, order: 'newest', words: filter.words }, { offset: 0, limit: 0 });
      roughTotals.set(key, total);
      return total;
    },
    async countFacets(search) {
      const key = JSON.stringify(search);
      const known = facets.get(key);
      if (known) return known;
      // One after the other, because each holds several megabytes for a million listings.
      const counted = counting.then(() => countNow(key, search));
      counting = counted.catch(() => {});
      return counted;
    },
    chooseByCount: async (demands, words, choose) => chooseByCount(store, demands, scores(words), choose),
    cluster: async (filter, step) => clusterListings(store, filter, step, scores(filter.words)),
    knownWords: async () => words,
    forget(ids) {
      listings.forget(ids);
      facets.clear();
      changes += 1;
    },
  };
}
