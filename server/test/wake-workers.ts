import type { Pool } from 'pg';

/**
 * Has the workers of a queue look at once for jobs whose time a test has changed, as the queue does for new jobs. By
 * themselves they look only every two seconds.
 */
export async function wakeWorkers(database: Pick<Pool, 'query'>, queue: string): Promise<void> {
  // The name of the queue's channel; a wrong one would only make the tests slower.
  await database.query(`select pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), $1)`, [
    queue,
  ]);
}
