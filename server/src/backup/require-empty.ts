import type { ClientBase } from 'pg';
import { listForeignTables } from '#server/platform/database/list-foreign-tables.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { BackupError } from './backup-error.ts';
import { hasQueues } from './waiting-jobs.ts';

/** Throws unless database and store are empty: a restore never mixes with existing data. */
export async function requireEmptyDatabase(client: ClientBase): Promise<void> {
  const [table] = await listForeignTables(client);
  if (table) throw notEmpty(`it has a table ${table}`);
  if (!(await hasQueues(client))) return;
  // Empty queues are what an interrupted restore leaves.
  const jobs = await client.query('select from pgboss.job limit 1');
  if (jobs.rowCount) throw notEmpty('it has jobs in its queue');
}

function notEmpty(detail: string): BackupError {
  return new BackupError(
    `The database is not empty: ${detail}. Restore into a new database (DATABASE_URL) or a new folder (DATA_DIR).`,
  );
}

export async function requireEmptyStore(storage: Storage): Promise<void> {
  for await (const { key } of storage.list()) {
    throw new BackupError(
      `The picture store is not empty: it has ${key}. Restore into a new bucket (S3_BUCKET) or a new folder (DATA_DIR).`,
    );
  }
}
