import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../../../platform/log.ts';
import type { Engine } from '../engine.ts';
import { type CatalogueDatabases, type CatalogueEngine, createCatalogueEngine } from './catalogue-engine.ts';
import { countRows } from './catalogue-rows.ts';
import { createCatalogueStore } from './catalogue-store.ts';
import { CatalogueTooOld, type FollowedStore, followListings } from './follow-changes.ts';

/**
 * Every public listing in the memory of this process, as numbers, so that any search of any size is answered in
 * milliseconds with its exact total.
 */
export interface Catalogue {
  /** The engine in memory, as new as the database. Undefined while the listings are read for the first time. */
  current(): Promise<Engine | undefined>;
  /** Begins to read the listings, unless that was done. */
  begin(): void;
  /** Whether the listings are in memory; begins to read them if not. */
  isReady(): boolean;
}

interface Following extends Pick<FollowedStore, 'catchUp'> {
  engine: CatalogueEngine;
}

/** A few thousand listings are read in less. */
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
    /** Resolves once the store holds what was committed before the call. */
    async current() {
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
      return following?.engine;
    },
    begin,
    isReady() {
      if (!following) begin();
      return following !== undefined;
    },
  };
}
