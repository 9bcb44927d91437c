import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Cluster } from './cluster.ts';
import { programSurroundings } from './run-program.ts';
import { type ShutdownSignal, signalServer } from './server-process.ts';
import { serverParameters } from './server-settings.ts';

export interface RunningServer {
  pid: number;
  /** Resolves with the reason when the server exits. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

const fastShutdownMilliseconds = 8_000;
const immediateShutdownMilliseconds = 2_000;

export async function spawnServer(cluster: Cluster, logDescriptor: number): Promise<RunningServer> {
  const child = spawn(cluster.programs.postgres, serverParameters(cluster), {
    ...programSurroundings(cluster),
    stdio: ['ignore', logDescriptor, logDescriptor],
    // A separate process group: otherwise Ctrl+C would stop the server before the application has finished.
    detached: true,
    windowsHide: true,
  });
  await once(child, 'spawn');
  const { pid } = child;
  if (pid === undefined) throw new Error('The operating system gave the database server no process id');

  const signal = (name: ShutdownSignal) => signalServer(cluster, pid, name);
  const stopWithProcess = () => signal('SIGINT');
  process.once('exit', stopWithProcess);
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, endingSignal) => resolve(endingSignal ?? `exit code ${code}`));
  }).finally(() => process.off('exit', stopWithProcess));

  return {
    pid,
    ended,
    async stop() {
      signal('SIGINT');
      const timers = [
        setTimeout(signal, fastShutdownMilliseconds, 'SIGQUIT'),
        setTimeout(signal, fastShutdownMilliseconds + immediateShutdownMilliseconds, 'SIGKILL'),
      ];
      await ended;
      timers.forEach(clearTimeout);
    },
  };
}
