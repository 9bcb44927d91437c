import type { ClientBase } from 'pg';
import { type JobInsert, PgBoss } from 'pg-boss';
import { type ArchivedTable, type Manifest, manifestSchema } from './archive-format.ts';

/*
 * The tables of the queue belong to pg-boss and differ between its versions, so waiting jobs (unsent emails,
 * unfinished pictures) are exported in a format of our own.
 */
export const waitingJobs: ArchivedTable = {
  name: 'waiting jobs',
  columns: ['name', 'data', 'priority', 'singleton_key', 'start_after'],
};

export const waitingJobsQuery = `select ${waitingJobs.columns.join(', ')} from pgboss.job where state < 'completed'
  order by created_on, id`;

const batchJobs = 1_000;

interface WaitingJob {
  name: string;
  data: object;
  priority: number;
  singleton_key: string | null;
  start_after: Date;
}

export async function hasQueues(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regclass('pgboss.job') is not null as found`,
  );
  return rows[0]?.found === true;
}

export async function listQueues(client: ClientBase): Promise<Manifest['queues']> {
  const executeSql = (text: string, values?: unknown[]) => client.query(text, values);
  const queues = await new PgBoss({ db: { executeSql } }).getQueues();
  return manifestSchema.shape.queues.parse(queues);
}

/** Creates the queues in an empty database. */
export async function createQueues(connectionString: string, queues: Manifest['queues']): Promise<PgBoss> {
  const boss = new PgBoss({ connectionString, supervise: false, schedule: false, max: 2 });
  boss.on('error', () => {});
  await boss.start();
  for (const { name, retryDelayMax, ...queue } of queues) {
    await boss.createQueue(name, { ...queue, ...(retryDelayMax ? { retryDelayMax } : {}) });
  }
  return boss;
}

/** Queues the jobs from a table with the same columns. */
export async function queueJobsOf(client: ClientBase, boss: PgBoss, table: string): Promise<void> {
  const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
  await client.query(`declare jobs cursor for select * from ${table} order by name`);
  for (;;) {
    const { rows } = await client.query<WaitingJob>(`fetch ${batchJobs} from jobs`);
    if (rows.length === 0) break;
    for (const [name, jobs = []] of Map.groupBy(rows, (job) => job.name)) {
      await boss.insert(name, jobs.map(asInsert), { db });
    }
  }
  await client.query('close jobs');
}

/** The queue's own retry settings apply. */
function asInsert(job: WaitingJob): JobInsert {
  return {
    data: job.data,
    priority: job.priority,
    startAfter: job.start_after,
    ...(job.singleton_key === null ? {} : { singletonKey: job.singleton_key }),
  };
}
