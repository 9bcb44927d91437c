import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseLog } from '../database-log.ts';
import type { Cluster } from './cluster.ts';
import { explainFailure } from './explain-failure.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { openServerLog } from './server-log.ts';
import { type RunningServer, spawnServer } from './spawn-server.ts';
import { stopOrphan } from './stop-orphan.ts';

const checkMilliseconds = 5;
const survivorCheckMilliseconds = 200;
const survivorPatienceMilliseconds = 20_000;

/** Starts the server and waits until it accepts connections, including crash recovery. */
export async function startServer(cluster: Cluster, log: DatabaseLog): Promise<RunningServer> {
  await stopOrphan(cluster, log);
  for (let waited = 0; ; waited += survivorCheckMilliseconds) {
    try {
      return await attemptStart(cluster);
    } catch (error) {
      if (waited >= survivorPatienceMilliseconds || !areBackendsLeft(error)) throw error;
      await wait(survivorCheckMilliseconds);
    }
  }
}

/** After a kill of the main process alone, its backends finish their work before they exit. */
function areBackendsLeft(error: unknown): boolean {
  return error instanceof Error && error.message.includes('pre-existing shared memory block');
}

async function attemptStart(cluster: Cluster): Promise<RunningServer> {
  const serverLog = openServerLog(cluster);
  try {
    const server = await spawnServer(cluster, serverLog.descriptor);
    let reasonOfEnd: string | undefined;
    void server.ended.then((reason) => {
      reasonOfEnd = reason;
    });
    while (!isReady(cluster, server.pid)) {
      if (reasonOfEnd !== undefined) {
        throw explainFailure(serverLog.readNew() || reasonOfEnd, cluster.folder, cluster.logFile);
      }
      await wait(checkMilliseconds);
    }
    return server;
  } finally {
    serverLog.close();
  }
}

function isReady(cluster: Cluster, pid: number): boolean {
  const file = readPostmasterFile(cluster.folder);
  return file?.pid === pid && file.ready;
}
