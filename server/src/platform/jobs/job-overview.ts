import { type Kysely, sql, type Transaction } from 'kysely';
import { fromKysely, type PgBoss } from 'pg-boss';
import type { Tables } from '../database/tables.ts';

interface QueueCounts {
  name: string;
  /** When the job that has waited longest was queued. */
  oldestAt: Date | null;
  waiting: number;
  active: number;
  failed: number;
}

/** A job whose last attempt failed; it will be retried or has failed for good. */
interface FailingJob {
  id: string;
  queue: string;
  isGivenUp: boolean;
  attempts: number;
  queuedAt: Date;
  nextAttemptAt: Date;
  reason: string | null;
}

export async function listQueues(db: Kysely<Tables>): Promise<QueueCounts[]> {
  const { rows } = await sql<QueueCounts>`
    select queue.name,
      min(job.created_on) filter (where job.state < 'active') as "oldestAt",
      (count(job.id) filter (where job.state < 'active'))::integer as waiting,
      (count(job.id) filter (where job.state = 'active'))::integer as active,
      (count(job.id) filter (where job.state = 'failed'))::integer as failed
    from pgboss.queue as queue
    left join pgboss.job as job on job.name = queue.name and job.state not in ('completed', 'cancelled')
    where queue.name !~ '^__'
    group by queue.name
    order by queue.name`.execute(db);
  return rows;
}

/** Newest first. */
export async function listFailingJobs(db: Kysely<Tables>, limit: number): Promise<FailingJob[]> {
  const { rows } = await sql<FailingJob>`
    select id, name as queue, state = 'failed' as "isGivenUp", retry_count + 1 as attempts,
      created_on as "queuedAt", start_after as "nextAttemptAt",
      coalesce(output ->> 'message', output -> 'value' ->> 'message') as reason
    from pgboss.job
    where state = 'failed' or (state = 'retry' and output is not null)
    order by created_on desc
    limit ${limit}`.execute(db);
  return rows;
}

/** Retries failed jobs now and returns their number. */
export async function retryFailingJobs(
  transaction: Transaction<Tables>,
  boss: PgBoss,
  queue: string,
): Promise<number> {
  const { rows: failed } = await sql<{ id: string }>`
    select id from pgboss.job where name = ${queue} and state = 'failed'`.execute(transaction);
  if (failed.length > 0)
    await boss.retry(
      queue,
      failed.map(({ id }) => id),
      { db: fromKysely(transaction) },
    );
  const { rows: waiting } = await sql`
    update pgboss.job set start_after = now()
    where name = ${queue} and state = 'retry' returning id`.execute(transaction);
  return waiting.length;
}
