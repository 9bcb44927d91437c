import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Log } from '../../platform/log.ts';
import type { PlaceProvider } from '../../platform/places/places.ts';
import type { SnapshotOptions } from './catalogue/snapshot/catalogue-snapshot.ts';

/** The dependencies of search. */
export interface SearchDependencies {
  db: Kysely<Tables>;
  /** The database for lists and searches: a replica if there is one. */
  reads: Kysely<Tables>;
  places: PlaceProvider;
  log: Log;
  now: () => Date;
  snapshot?: SnapshotOptions;
}
