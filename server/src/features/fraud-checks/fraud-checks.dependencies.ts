import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Pictures } from '../../platform/pictures/pictures.ts';

/** The dependencies of the fraud checks. */
export interface FraudChecksDependencies {
  db: Kysely<Tables>;
  jobs: Pick<Jobs, 'add' | 'enqueue'>;
  pictures: Pick<Pictures, 'fingerprintOf'>;
  now: () => Date;
}
