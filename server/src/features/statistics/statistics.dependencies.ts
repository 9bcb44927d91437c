import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { ViewCounter } from '../../platform/views/view-counter.ts';

/** The dependencies of view counts. */
export interface StatisticsDependencies {
  db: Kysely<Tables>;
  views: Pick<ViewCounter, 'count'>;
  now: () => Date;
}
