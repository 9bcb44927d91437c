import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { SeenCounter } from '../../platform/seen/seen-counter.ts';

/** The dependencies of view counts. */
export interface StatisticsDependencies {
  db: Kysely<Tables>;
  seen: Pick<SeenCounter, 'count'>;
  now: () => Date;
}
