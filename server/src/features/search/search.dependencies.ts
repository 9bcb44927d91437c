import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Log } from '../../platform/log.ts';
import type { PlaceProvider } from '../../platform/places/places.ts';

/** What searches work with. */
export interface SearchDependencies {
  db: Kysely<Tables>;
  /** For lists and searches, which everyone may see: a replica where there is one. */
  reads: Kysely<Tables>;
  places: PlaceProvider;
  log: Log;
  now: () => Date;
}
