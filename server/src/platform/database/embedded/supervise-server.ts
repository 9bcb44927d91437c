import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseLog } from '../database-log.ts';
import type { Cluster } from './cluster.ts';
import type { RunningServer } from './spawn-server.ts';
import { startServer } from './start-server.ts';

export interface SupervisedServer {
  isRunning(): boolean;
  stop(): Promise<void>;
}

const firstRetryMilliseconds = 50;
const longestRetryMilliseconds = 5_000;

/** Starts the server, and restarts it when it exits unexpectedly. */
export async function superviseServer(cluster: Cluster, log: DatabaseLog): Promise<SupervisedServer> {
  const stopping = new AbortController();
  let server: RunningServer | undefined = await startServer(cluster, log);
  const supervision = supervise(server);

  async function supervise(first: RunningServer): Promise<void> {
    let current = first;
    for (;;) {
      const reason = await current.ended;
      server = undefined;
      if (stopping.signal.aborted) return;
      log.error(`The database server ended (${reason}); starting it again`);
      const next = await startAgain();
      if (!next) return;
      log.info('The database server is running again');
      server = next;
      current = next;
    }
  }

  async function startAgain(): Promise<RunningServer | undefined> {
    for (let retryMilliseconds = firstRetryMilliseconds; !stopping.signal.aborted; retryMilliseconds *= 2) {
      try {
        const started = await startServer(cluster, log);
        if (!stopping.signal.aborted) return started;
        await started.stop();
      } catch (error) {
        log.error(error instanceof Error ? error.message : String(error));
        await wait(Math.min(retryMilliseconds, longestRetryMilliseconds), undefined, {
          signal: stopping.signal,
        }).catch(() => {});
      }
    }
    return undefined;
  }

  return {
    isRunning: () => server !== undefined,
    async stop() {
      stopping.abort();
      await server?.stop();
      await supervision;
    },
  };
}
