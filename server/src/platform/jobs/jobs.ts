import type { Transaction } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Tables } from '../database/tables.ts';
import type { Log } from '../log.ts';
import { withinJobSpan } from '../tracing/tracing.ts';
import { retryFailingJobs } from './job-overview.ts';

/** A kind of work that is done after the transaction that asked for it. */
export interface JobKind<Data extends object> {
  readonly name: string;
  readonly retryLimit: number;
  readonly retryDelaySeconds: number;
  /** Jobs of this kind that one process works on at once. */
  readonly concurrency: number;
  /** After so long it is given to another: its process has ended or hangs. */
  readonly expireSeconds?: number;
  readonly run: (data: Data) => Promise<void>;
}

/** Work that comes round by the clock of Siliguri, in one process at a time. */
export interface RegularKind<Data extends object = object> extends JobKind<Data> {
  /** As in a crontab. */
  readonly schedule?: string;
}

export interface Jobs {
  /** Before the start: work of features, which themselves queue work. */
  add<Data extends object>(kind: RegularKind<Data>): void;
  /** Queues work together with the rows of a transaction: both happen, or neither. Low priority waits for all else. */
  enqueue<Data extends object>(
    transaction: Transaction<Tables>,
    kind: JobKind<Data>,
    data: Data,
    options?: { priority?: 'usual' | 'low' },
  ): Promise<void>;
  /** Tries the failed jobs of a queue again, now; the answer is how many. */
  retryFailing(transaction: Transaction<Tables>, queue: string): Promise<number>;
  /** Many of one kind at once. */
  enqueueAll<Data extends object>(
    transaction: Transaction<Tables>,
    kind: JobKind<Data>,
    all: readonly Data[],
  ): Promise<void>;
  start(): Promise<void>;
  /** Begins no job any more, and resolves once those that run have ended; work can still be queued. */
  rest(): Promise<void>;
  /** Ends; what still runs then is given to another process. */
  stop(): Promise<void>;
}

const stopTimeoutMilliseconds = 8_000;
const maxRetryDelaySeconds = 60;
/** A process that says nothing for so long has ended: what it had begun is given to another, or to its successor. */
const silenceSeconds = 15;
const lookIntervalSeconds = 10;
// pg-boss can also be woken by NOTIFY, but then looks for jobs that wait to be tried again only every half minute.
const pollingIntervalSeconds = 0.5;

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
  });
  boss.on('error', (error) =>
    options.log.warn({ err: error }, 'The job queue has trouble reaching the database'),
  );

  async function startKind(kind: RegularKind<object>): Promise<void> {
    const options = {
      retryLimit: kind.retryLimit,
      retryDelay: kind.retryDelaySeconds,
      retryBackoff: true,
      retryDelayMax: maxRetryDelaySeconds,
      deleteAfterSeconds: 86_400,
      heartbeatSeconds: silenceSeconds,
      ...(kind.expireSeconds ? { expireInSeconds: kind.expireSeconds } : {}),
    };
    await boss.createQueue(kind.name, options);
    // Of an earlier version, which may have said otherwise.
    await boss.updateQueue(kind.name, options);
    for (let worker = 0; worker < kind.concurrency; worker += 1) await startWorker(kind);
    if (kind.schedule) await boss.schedule(kind.name, kind.schedule, {}, { tz: 'Asia/Kolkata' });
  }

  async function startWorker(kind: JobKind<object>): Promise<void> {
    const id = await boss.work<object>(kind.name, { pollingIntervalSeconds }, async (jobs) => {
      // A worker rests after each job, however many wait.
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
    async enqueue(transaction, kind, data, { priority = 'usual' } = {}) {
      await boss.send(kind.name, data, {
        db: fromKysely(transaction),
        priority: priority === 'low' ? -1 : 0,
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
      await Promise.all(kinds.map(({ name }) => boss.offWork(name)));
    },
    async stop() {
      const rested = restingSince === undefined ? 0 : performance.now() - restingSince;
      await boss.stop({ graceful: true, timeout: Math.max(0, stopTimeoutMilliseconds - rested) });
    },
  };
}
