import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { SeenCounter } from '../../platform/seen/seen-counter.ts';

/** What counting and adding up work with. */
export interface StatisticsDependencies {
  db: Kysely<Tables>;
  seen: Pick<SeenCounter, 'count'>;
  now: () => Date;
}
