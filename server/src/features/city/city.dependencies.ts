import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';

export interface CityDependencies {
  db: Kysely<Tables>;
  jobs: Jobs;
  log: Log;
}
