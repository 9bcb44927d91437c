import { setTimeout as wait } from 'node:timers/promises';
import { minuteMilliseconds } from '../../../lib/durations.ts';
import type { Log } from '../../../platform/log.ts';
import { listingRows } from '../../listings/listings.feature.ts';
import type { Engine } from '../engine.ts';
import { type CatalogueDatabases, type CatalogueEngine, createCatalogueEngine } from './catalogue-engine.ts';
import { createCatalogueStore } from './catalogue-store.ts';
import { CatalogueTooOld, type FollowedStore, followListings } from './follow-changes.ts';
import { createCatalogueSnapshot, type SnapshotOptions } from './snapshot/catalogue-snapshot.ts';

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
  /** Writes the snapshot for the next start. */
  close(): Promise<void>;
}

interface Following {
  followed: FollowedStore;
  engine: CatalogueEngine;
}

/** How long a search waits for the first load before the database answers it. */
const patienceMilliseconds = 400;
const snapshotMilliseconds = 5 * minuteMilliseconds;
/** Other processes that stop at the same time have just written the snapshot. */
const stopMilliseconds = 10_000;

export function createCatalogue({
  log,
  snapshot: options,
  ...databases
}: CatalogueDatabases & { log: Log; snapshot?: SnapshotOptions }): Catalogue {
  const { db } = databases;
  const snapshot = options && createCatalogueSnapshot(db, log, options);
  let following: Following | undefined;
  let beginning: Promise<void> | undefined;
  let catchingUp: Promise<void> | undefined;
  let saving = Promise.resolve();
  const timer = snapshot && setInterval(() => save(snapshotMilliseconds * 0.9), snapshotMilliseconds).unref();

  function begin(): void {
    beginning ??= load()
      // Until then the database answers; the next search tries again.
      .catch((error: unknown) => log.warn({ err: error }, 'The listings could not be read into memory'))
      .finally(() => {
        beginning = undefined;
      });
  }

  async function load(): Promise<void> {
    const begun = Date.now();
    const restored = await snapshot?.restore();
    // Searches would wait for a long list of changes; until then the database answers them.
    snapshot?.noteChanges((await restored?.catchUp())?.length ?? 0);
    const followed =
      restored ?? (await followListings(db, createCatalogueStore(await listingRows(db).countPublic())));
    following = { followed, engine: createCatalogueEngine(databases, followed.store) };
    if (!restored) save(Date.now() - begun);
  }

  /** Each waits for the one before. */
  function save(withinMilliseconds: number): Promise<void> {
    saving = saving
      .then(async () => {
        const newest = snapshot && (await caughtUp());
        if (newest) await snapshot.save(newest.followed, withinMilliseconds);
      })
      .catch((error: unknown) => log.warn({ err: error }, 'The snapshot of the catalogue was not written'));
    return saving;
  }

  async function catchUp({ followed, engine }: Following): Promise<void> {
    try {
      const changed = await followed.catchUp();
      if (changed.length > 0) engine.forget(changed);
      snapshot?.noteChanges(changed.length);
    } catch (error) {
      if (!(error instanceof CatalogueTooOld)) throw error;
      following = undefined;
    }
  }

  /** Resolves once the store contains everything committed before the call. */
  async function caughtUp(): Promise<Following | undefined> {
    // A running read may have started before a commit that this caller knows about.
    await catchingUp?.catch(() => {});
    // The read may also have found that everything must be loaded again.
    if (!following) return undefined;
    catchingUp ??= catchUp(following).finally(() => {
      catchingUp = undefined;
    });
    await catchingUp;
    return following;
  }

  return {
    async current() {
      if (!following) {
        begin();
        await Promise.race([beginning, wait(patienceMilliseconds)]);
      }
      return (await caughtUp())?.engine;
    },
    begin,
    isReady() {
      if (!following) begin();
      return following !== undefined;
    },
    close() {
      clearInterval(timer);
      return save(stopMilliseconds);
    },
  };
}
