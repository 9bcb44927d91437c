import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { PicturesFeature } from '../pictures/pictures.feature.ts';

export interface BatchesDependencies {
  db: Kysely<Tables>;
  jobs: Jobs;
  log: Log;
  pictures: Pick<PicturesFeature, 'withdraw'>;
  now: () => Date;
}
