import { currentCity } from '@thikana/contract/city';
import type { Transaction } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import { daySeconds } from '../../lib/durations.ts';
import type { Tables } from '../database/tables.ts';
import type { Log } from '../log.ts';
import { withinJobSpan } from '../tracing/tracing.ts';
import { retryFailingJobs } from './job-overview.ts';

/** A kind of job that runs after the transaction that queued it. */
export interface JobKind<Data extends object> {
  readonly name: string;
  /** 3 unless stated otherwise. */
  readonly retryLimit?: number;
  /** 60 unless stated otherwise. */
  readonly retryDelaySeconds?: number;
  /** Concurrent jobs of this kind per process; 1 unless stated otherwise. */
  readonly concurrency?: number;
  /** After this time another process takes the job over. */
  readonly expireSeconds?: number;
  readonly run: (data: Data) => Promise<void>;
}

/** What queueing a job needs: the name of its kind. */
export type QueuedKind<Data extends object> = Pick<JobKind<Data>, 'name'> & Partial<JobKind<Data>>;

/** A scheduled job in the city's time zone; one process at a time runs it. */
export interface RegularKind<Data extends object = object> extends JobKind<Data> {
  /** A cron expression; null for a job that the settings turn off, which an earlier start may have scheduled. */
  readonly schedule?: string | null;
}

export interface Jobs {
  /** Registers a kind of job. Call this before the start. */
  add<Data extends object>(kind: RegularKind<Data>): void;
  /**
   * Queues a job in a transaction: rows and job commit together. Low priority jobs wait for all others, delayed ones
   * for their time.
   */
  enqueue<Data extends object>(
    transaction: Transaction<Tables>,
    kind: QueuedKind<Data>,
    data: Data,
    options?: { priority?: 'low' | undefined; delaySeconds?: number },
  ): Promise<void>;
  /** Retries the failed jobs of a queue now and returns their number. */
  retryFailing(transaction: Transaction<Tables>, queue: string): Promise<number>;
  /** Queues many jobs of one kind. */
  enqueueAll<Data extends object>(
    transaction: Transaction<Tables>,
    kind: QueuedKind<Data>,
    all: readonly Data[],
  ): Promise<void>;
  start(): Promise<void>;
  /** Starts no more jobs, and resolves when the running ones have finished. Jobs can still be queued. */
  rest(): Promise<void>;
  /** Stops; another process takes over what still runs. */
  stop(): Promise<void>;
}

const stopTimeoutMilliseconds = 8_000;
const maxRetryDelaySeconds = 60;
/** A process without a heartbeat for this long is dead; another one takes over its jobs. */
const silenceSeconds = 15;
const lookIntervalSeconds = 10;
/** PostgreSQL notifies workers of new jobs. They poll for delayed and retried ones, and more often while it does not. */
const polling = { notifyPollingIntervalSeconds: 2, pollingIntervalSeconds: 0.5 };

const isOn = ({ schedule }: { schedule?: string | null }) => schedule !== null;

/** The job queue, in the site's own database. */
export function createJobs(options: {
  connectionString: string;
  // biome-ignore lint/suspicious/noExplicitAny: kinds differ in what they carry; each checks its own.
  kinds: readonly JobKind<any>[];
  log: Log;
}): Jobs {
  // biome-ignore lint/suspicious/noExplicitAny: kinds differ in what they carry; each checks its own.
  const kinds: RegularKind<any>[] = [...options.kinds];
  let restingSince: number | undefined;
  const boss = new PgBoss({
    connectionString: options.connectionString,
    application_name: 'thikana-jobs',
    max: 4,
    superviseIntervalSeconds: lookIntervalSeconds,
    monitorIntervalSeconds: lookIntervalSeconds,
    useListenNotify: true,
  });
  boss.on('error', (error) =>
    options.log.warn({ err: error }, 'The job queue has trouble reaching the database'),
  );

  async function startKind(kind: RegularKind<object>): Promise<void> {
    if (kind.schedule === null) return boss.unschedule(kind.name);
    const options = {
      retryLimit: kind.retryLimit ?? 3,
      retryDelay: kind.retryDelaySeconds ?? 60,
      retryBackoff: true,
      retryDelayMax: maxRetryDelaySeconds,
      deleteAfterSeconds: daySeconds,
      heartbeatSeconds: silenceSeconds,
      notify: true,
      ...(kind.expireSeconds ? { expireInSeconds: kind.expireSeconds } : {}),
    };
    await boss.createQueue(kind.name, options);
    // The queue may exist with the settings of an earlier version.
    await boss.updateQueue(kind.name, options);
    for (let worker = 0; worker < (kind.concurrency ?? 1); worker += 1) await startWorker(kind);
    if (kind.schedule) await boss.schedule(kind.name, kind.schedule, {}, { tz: currentCity().timeZone });
  }

  async function startWorker(kind: JobKind<object>): Promise<void> {
    const id = await boss.work<object>(kind.name, polling, async (jobs) => {
      // By default a worker pauses after each job.
      boss.notifyWorker(id);
      for (const job of jobs) await runJob(kind, job.data);
    });
  }

  async function runJob(kind: JobKind<object>, data: object): Promise<void> {
    try {
      await withinJobSpan(kind.name, () => kind.run(data));
    } catch (error) {
      options.log.warn({ err: error, job: kind.name }, 'A job failed and will be tried again');
      throw error;
    }
  }

  return {
    add(kind) {
      kinds.push(kind);
    },
    async enqueue(transaction, kind, data, { priority, delaySeconds } = {}) {
      await boss.send(kind.name, data, {
        db: fromKysely(transaction),
        priority: priority === 'low' ? -1 : 0,
        ...(delaySeconds === undefined ? {} : { startAfter: delaySeconds }),
      });
    },
    retryFailing: (transaction, queue) => retryFailingJobs(transaction, boss, queue),
    async enqueueAll(transaction, kind, all) {
      if (all.length === 0) return;
      const jobs = all.map((data) => ({ data }));
      await boss.insert(kind.name, jobs, { db: fromKysely(transaction) });
    },
    async start() {
      await boss.start();
      await Promise.all(kinds.map(startKind));
    },
    async rest() {
      restingSince ??= performance.now();
      await Promise.all(kinds.filter(isOn).map(({ name }) => boss.offWork(name)));
    },
    async stop() {
      const rested = restingSince === undefined ? 0 : performance.now() - restingSince;
      await boss.stop({ graceful: true, timeout: Math.max(0, stopTimeoutMilliseconds - rested) });
    },
  };
}
