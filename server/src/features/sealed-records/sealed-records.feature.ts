import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { deleteSealedRecords } from './delete-sealed-records.ts';

export { readSealedRecords } from './read-sealed-records.ts';
export { sealAccount } from './seal-account.ts';
export { findSealingKey, makeSealingKey } from './sealing-key.ts';

interface SealedRecordsDependencies {
  db: Kysely<Tables>;
  jobs: Pick<Jobs, 'add'>;
  now: () => Date;
}

/** What the law says must be kept of deleted accounts, encrypted to the operator's key. */
export function sealedRecordsFeature({ db, jobs, now }: SealedRecordsDependencies) {
  jobs.add({
    name: 'delete-sealed-records',
    schedule: '25 4 * * *',
    run: () => deleteSealedRecords(db, now()),
  });
}
