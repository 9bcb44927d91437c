import { setTimeout as wait } from 'node:timers/promises';
import type { Facets } from '@thikana/contract/search/search';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Log } from '../../../platform/log.ts';
import type { ChangeListener, SearchEngine } from '../engine.ts';
import { idAt } from './catalogue-columns.ts';
import { countRows } from './catalogue-rows.ts';
import { createCatalogueStore } from './catalogue-store.ts';
import { clusterListings } from './cluster-listings.ts';
import { conditionsOf } from './conditions-of.ts';
import { countFacets } from './count-facets.ts';
import { CatalogueTooOld, type FollowedStore, followListings } from './follow-changes.ts';
import { scoresOf, type WordIndex } from './words/word-index.ts';

/**
 * Every public listing in the memory of this process, as numbers, so that any search of any size is answered in
 * milliseconds with its exact total. It is as new as the database at every call. Answers nothing while the listings are
 * read for the first time.
 */
export interface Catalogue extends SearchEngine {
  /** The words that public listings have. */
  words(): Promise<CatalogueWords | undefined>;
}

export interface CatalogueWords extends Pick<WordIndex, 'has' | 'beginningWith' | 'countOf'> {
  /** At most so many listings that have the word itself, of each field in which it is best. */
  idsWith(word: string, most: number): string[];
}

const mostKept = 5_000;
/** A few thousand listings are read in less. */
const patienceMilliseconds = 400;

export function createCatalogue(db: Kysely<Tables>, log: Log): Catalogue {
  let following: FollowedStore | undefined;
  let beginning: Promise<void> | undefined;
  let catchingUp: Promise<void> | undefined;
  const listeners: ChangeListener[] = [];
  const totals = new LRUCache<string, number>({ max: mostKept });
  const facets = new LRUCache<string, Facets>({ max: mostKept });

  /** Resolves once the store holds what was committed before the call. */
  async function current(): Promise<FollowedStore['store'] | undefined> {
    if (!following) {
      begin();
      await Promise.race([beginning, wait(patienceMilliseconds)]);
      if (!following) return undefined;
    }
    // What is under way may have looked before a commit that this caller knows of.
    await catchingUp?.catch(() => {});
    // It may also have found that everything has to be read again.
    if (!following) return undefined;
    catchingUp ??= catchUp(following).finally(() => {
      catchingUp = undefined;
    });
    await catchingUp;
    return following?.store;
  }

  function begin(): void {
    beginning ??= countRows(db)
      .then((expected) => followListings(db, createCatalogueStore(expected)))
      .then((followed) => {
        following = followed;
      })
      // Until then the database answers; the next search tries again.
      .catch((error: unknown) => log.warn({ err: error }, 'The listings could not be read into memory'))
      .finally(() => {
        beginning = undefined;
      });
  }

  async function catchUp(followed: FollowedStore): Promise<void> {
    try {
      const changed = await followed.catchUp();
      if (changed.length === 0) return;
      for (const listener of listeners) listener.forget(changed);
    } catch (error) {
      if (!(error instanceof CatalogueTooOld)) throw error;
      following = undefined;
      for (const listener of listeners) listener.clear();
    }
    totals.clear();
    facets.clear();
  }

  return {
    begin,
    isReady() {
      if (!following) begin();
      return following !== undefined;
    },
    follow(listener) {
      listeners.push(listener);
    },
    async words() {
      const store = await current();
      if (!store) return undefined;
      const { has, beginningWith, countOf, slotsWith } = store.words;
      const idsWith = (word: string, most: number) =>
        slotsWith(word, most).map((slot) => idAt(store.columns, slot));
      return { has, beginningWith, countOf, idsWith };
    },
    async findPage({ filter, order, from }, { offset, limit }) {
      const store = await current();
      if (!store) return undefined;
      const scores = scoresOf(filter, store.words, store.usedSlots);
      const key = JSON.stringify(filter);
      const page = store.findPage(conditionsOf(filter, store.columns, scores), {
        order,
        from,
        scores,
        offset,
        limit,
        known: totals.get(key),
      });
      totals.set(key, page.total);
      return page;
    },
    async countFacets(search) {
      const store = await current();
      if (!store) return undefined;
      const key = JSON.stringify(search);
      const known = facets.get(key);
      if (known) return known;
      const counted = countFacets(store, search, scoresOf(search.filter, store.words, store.usedSlots));
      facets.set(key, counted);
      return counted;
    },
    async cluster(filter, step) {
      const store = await current();
      return store && clusterListings(store, filter, step, scoresOf(filter, store.words, store.usedSlots));
    },
  };
}
