import type { ClientBase } from 'pg';
import { listForeignTables } from '#server/platform/database/list-foreign-tables.ts';
import { markKey, type Storage } from '#server/platform/storage/storage.ts';
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

/** An archive of rows alone comes back to the pictures of its own site. Call it once the rows are loaded. */
export async function requireOwnStore(client: ClientBase, storage: Storage): Promise<void> {
  const { rows } = await client.query<{ value: string }>(
    `select value from site_values where name = 'site-id'`,
  );
  const storeId = (await storage.get(markKey))?.toString();
  if (!storeId || storeId === rows[0]?.value) return;
  // Backups of older versions have no site id. An empty mark matches any site whose database lists the pictures.
  if (rows.length === 0) return storage.put(markKey, Buffer.alloc(0), 'text/plain');
  throw new BackupError(
    'The picture store belongs to another site than this backup, which has no pictures of its own. Check DATA_DIR and S3_BUCKET.',
  );
}
