import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../platform/log.ts';
import { answerMetricsRequests } from './shared-metrics.ts';

export interface Supervisor {
  /** Resolves when the first process listens, or with undefined if it ended before that. */
  firstListens: Promise<true | undefined>;
  /** Starts no more processes; those that still run after the patience are killed. */
  stop(patienceMilliseconds: number): Promise<void>;
}

const listening = 'thikana:listening';

/** Tells the supervisor, because `cluster` does not where processes listen by themselves. */
export const sayThatItListens = () => process.send?.({ type: listening });

/** A process that ends before it listens would otherwise be started again without a pause. */
const pauseMilliseconds = 1_000;

/** Runs the program in `count` processes that share their ports, and replaces each one that ends. */
export function supervise(options: { program: string; port: number; count: number; log: Log }): Supervisor {
  const { program, port, count, log } = options;
  let isStopping = false;
  cluster.setupPrimary({ exec: program });
  answerMetricsRequests();

  function start(): Worker {
    // Each process sizes its caches by the number of processes on the machine.
    const worker = cluster.fork({ PROCESSES: String(count), PORT: String(port) });
    worker.once('exit', (code, signal) => void replace(worker, code, signal));
    return worker;
  }

  async function replace(worker: Worker, code: number | null, signal: string | null): Promise<void> {
    if (isStopping || worker === first) return;
    log.warn({ pid: worker.process.pid, code, signal }, 'A process of the site ended and is replaced');
    if (!hasListened.has(worker)) await wait(pauseMilliseconds);
    if (!isStopping) start();
  }

  const hasListened = new WeakSet<Worker>();
  let first: Worker | undefined = start();
  const ended = once(first, 'exit').then(() => undefined);
  const { promise: listens, resolve } = Promise.withResolvers<true>();
  cluster.on('message', (worker, message: { type?: unknown }) => {
    if (message.type !== listening) return;
    hasListened.add(worker);
    if (worker !== first) return;
    // From now on it is replaced like the others.
    first = undefined;
    for (let process = 1; process < count; process += 1) start();
    resolve(true);
  });
  return {
    firstListens: Promise.race([listens, ended]),
    async stop(patienceMilliseconds) {
      isStopping = true;
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      const exits = workers.map((worker) => (worker.isDead() ? undefined : once(worker, 'exit')));
      for (const worker of workers) worker.process.kill('SIGTERM');
      const patience = setTimeout(() => {
        for (const worker of workers) worker.process.kill('SIGKILL');
      }, patienceMilliseconds);
      await Promise.all(exits);
      clearTimeout(patience);
    },
  };
}
