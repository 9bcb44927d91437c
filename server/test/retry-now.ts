import type { Pool } from 'pg';
import { wakeWorkers } from './wake-workers.ts';

/** Has failed jobs tried again now. An email of which a killed process has left a part fails once. */
export async function retryNow(database: Pick<Pool, 'query'>): Promise<void> {
  const { rows } = await database.query<{ name: string }>(
    `update pgboss.job set start_after = now() where state = 'retry' and start_after > now() returning name`,
  );
  for (const queue of new Set(rows.map(({ name }) => name))) await wakeWorkers(database, queue);
}
