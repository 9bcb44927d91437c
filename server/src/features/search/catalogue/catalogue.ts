import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../../../platform/log.ts';
import type { Engine } from '../engine.ts';
import { type CatalogueDatabases, type CatalogueEngine, createCatalogueEngine } from './catalogue-engine.ts';
import { countRows } from './catalogue-rows.ts';
import { createCatalogueStore } from './catalogue-store.ts';
import { CatalogueTooOld, type FollowedStore, followListings } from './follow-changes.ts';

/**
 * All public listings in the memory of this process, as numbers, so that every search is answered in milliseconds
 * with its exact total.
 */
export interface Catalogue {
  /** The engine in memory, as new as the database; undefined while the listings are loaded for the first time. */
  current(): Promise<Engine | undefined>;
  /** Starts to load the listings, unless it has. */
  begin(): void;
  /** Whether the listings are in memory; starts to load them if not. */
  isReady(): boolean;
}

interface Following extends Pick<FollowedStore, 'catchUp'> {
  engine: CatalogueEngine;
}

/** Up to this many listings are read individually instead of loading everything again. */
const patienceMilliseconds = 400;

export function createCatalogue({ log, ...databases }: CatalogueDatabases & { log: Log }): Catalogue {
  const { db } = databases;
  let following: Following | undefined;
  let beginning: Promise<void> | undefined;
  let catchingUp: Promise<void> | undefined;

  function begin(): void {
    beginning ??= countRows(db)
      .then((expected) => followListings(db, createCatalogueStore(expected)))
      .then(({ store, catchUp }) => {
        following = { engine: createCatalogueEngine(databases, store), catchUp };
      })
      // Until then the database answers; the next search tries again.
      .catch((error: unknown) => log.warn({ err: error }, 'The listings could not be read into memory'))
      .finally(() => {
        beginning = undefined;
      });
  }

  async function catchUp(followed: Following): Promise<void> {
    try {
      const changed = await followed.catchUp();
      if (changed.length > 0) followed.engine.forget(changed);
    } catch (error) {
      if (!(error instanceof CatalogueTooOld)) throw error;
      following = undefined;
    }
  }

  return {
    /** Resolves once the store contains everything committed before the call. */
    async current() {
      if (!following) {
        begin();
        await Promise.race([beginning, wait(patienceMilliseconds)]);
        if (!following) return undefined;
      }
      // A running read may have started before a commit that this caller knows about.
      await catchingUp?.catch(() => {});
      // The read may also have found that everything must be loaded again.
      if (!following) return undefined;
      catchingUp ??= catchUp(following).finally(() => {
        catchingUp = undefined;
      });
      await catchingUp;
      return following?.engine;
    },
    begin,
    isReady() {
      if (!following) begin();
      return following !== undefined;
    },
  };
}
