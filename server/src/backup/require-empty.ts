import type { ClientBase } from 'pg';
import type { Storage } from '#server/platform/storage/storage.ts';
import { BackupError } from './backup-error.ts';
import { hasQueues } from './waiting-jobs.ts';

/** Throws unless database and store are empty: a restore never mixes with existing data. */
export async function requireEmptyDatabase(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    select class.oid::regclass::text as name from pg_class as class
    where class.relkind in ('r', 'p', 'v', 'm', 'f')
      and class.relnamespace::regnamespace::text !~ '^(pg_.*|information_schema|pgboss)$'
      and not exists (
        select from pg_depend as extension
        where extension.classid = 'pg_class'::regclass and extension.objid = class.oid and extension.deptype = 'e'
      )
    order by name limit 1`);
  if (rows[0]) throw notEmpty(`it has a table ${rows[0].name}`);
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
