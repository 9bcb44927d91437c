import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseLog } from '../database-log.ts';
import type { Cluster } from './cluster.ts';
import { disownPostmasterFile, readPostmasterFile, removePostmasterFile } from './postmaster-file.ts';
import { removeSocketFolder } from './server-address.ts';
import { isAlive, isServerOf, type ShutdownSignal, signalServer } from './server-process.ts';

const checkMilliseconds = 10;

const escalation: [signal: ShutdownSignal, patienceMilliseconds: number][] = [
  ['SIGINT', 10_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
];

/** Cleans up after a killed Thikana: its server may still run, or its files may look as if it did. */
export async function stopOrphan(cluster: Cluster, log: DatabaseLog): Promise<void> {
  const left = readPostmasterFile(cluster.folder);
  if (!left) return;
  if (!(left.pid > 0)) return removePostmasterFile(cluster.folder);
  if (isServerOf(cluster, left.pid)) {
    log.warn(`Stopping the database server that an earlier Thikana left running (process ${left.pid})`);
    await stopServer(cluster, left.pid);
  }
  if (isAlive(left.pid) && readPostmasterFile(cluster.folder)) disownPostmasterFile(cluster.folder);
  const { address } = cluster;
  if (address.kind === 'socket' && left.socketFolder !== address.folder)
    removeSocketFolder(left.socketFolder);
}

async function stopServer(cluster: Cluster, pid: number): Promise<void> {
  for (const [signal, patienceMilliseconds] of escalation) {
    signalServer(cluster, pid, signal);
    for (let waited = 0; waited < patienceMilliseconds; waited += checkMilliseconds) {
      if (!isServerOf(cluster, pid)) return;
      await wait(checkMilliseconds);
    }
  }
}
