import type { Kysely } from 'kysely';
import { hourMilliseconds } from '../../../../lib/durations.ts';
import type { Tables } from '../../../../platform/database/tables.ts';
import type { Log } from '../../../../platform/log.ts';
import { createCatalogueStore, type StoreFacts } from '../catalogue-store.ts';
import { type FollowedStore, followFrom } from '../follow-changes.ts';
import { ageOf, readSnapshotFile, writeSnapshotFile } from './snapshot-file.ts';
import { basisOf, hasMark, leaveMark, type SnapshotMark } from './snapshot-marks.ts';

export interface SnapshotOptions {
  file: string;
  /** Another version of the site reads everything from the database. */
  version: string;
  /** Fewer listings are read from the database in a moment. */
  fewest?: number;
}

/** A file with the catalogue as it is in memory, from which the next start continues. */
export interface CatalogueSnapshot {
  /** The catalogue of the file; undefined if there is none, or if it is not one of this database. */
  restore(): Promise<FollowedStore | undefined>;
  /** Call this after changes were applied. */
  noteChanges(count: number): void;
  /** Writes the file if it is out of date, unless another process did so within this time. */
  save(followed: FollowedStore, withinMilliseconds: number): Promise<void>;
}

interface Header {
  basis: string;
  mark: SnapshotMark;
  horizon: string;
  store: StoreFacts;
}

const fewestListings = 1_000;
/** A mark must not become too old while nothing changes. */
const renewedMilliseconds = 6 * hourMilliseconds;

export function createCatalogueSnapshot(
  db: Kysely<Tables>,
  log: Log,
  { file, version, fewest = fewestListings }: SnapshotOptions,
): CatalogueSnapshot {
  let basis = '';
  let changes = 0;
  let savedAt = 0;

  async function read(): Promise<FollowedStore | undefined> {
    const snapshot = await readSnapshotFile(file);
    if (!snapshot) return undefined;
    try {
      const { mark, horizon, store: facts, ...written } = snapshot.header as Header;
      if (written.basis !== basis) throw new Error('It was written by another version or for another city.');
      if (!(await hasMark(db, mark))) throw new Error('It belongs to another database or is too old.');
      const store = createCatalogueStore(facts.used, facts);
      for (const array of [...store.stored.changing, ...store.stored.fixed]) await snapshot.fill(array);
      store.settle();
      return followFrom(db, store, horizon);
    } finally {
      await snapshot.close();
    }
  }

  async function collect({ store, horizon }: FollowedStore) {
    const { compactions } = store;
    const { facts, changing, fixed } = store.stored;
    const copies = changing.map((array) => array.slice());
    const header: Header = { basis, horizon, store: facts, mark: await leaveMark(db) };
    return { header, copies, arrays: fixed, isIntact: () => store.compactions === compactions };
  }

  return {
    async restore() {
      basis = await basisOf(db, version);
      changes = 0;
      savedAt = 0;
      const restored = await read().catch((error: Error) => {
        log.warn(
          { file, reason: error.message },
          'The snapshot of the catalogue is ignored: all listings are read from the database',
        );
        return undefined;
      });
      if (restored) savedAt = Date.now();
      return restored;
    },
    noteChanges(count) {
      changes += count;
    },
    async save(followed, withinMilliseconds) {
      if (followed.store.size < fewest) return;
      if (changes === 0 && Date.now() - savedAt < renewedMilliseconds) return;
      if ((await ageOf(file)) < withinMilliseconds) return;
      const before = changes;
      const isWritten = await writeSnapshotFile(file, () => collect(followed));
      if (!isWritten) return;
      changes -= before;
      savedAt = Date.now();
    },
  };
}
