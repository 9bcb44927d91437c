import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applicationName, clusterPaths } from './cluster.ts';
import { readPassword } from './password.ts';

/** Returns the connection to the embedded server that another process runs in this data folder, or undefined. */
export function connectionStringOfRunningServer(dataDir: string): string | undefined {
  const { folder, passwordFile } = clusterPaths(dataDir);
  const pidFile = join(folder, 'postmaster.pid');
  if (!existsSync(pidFile)) return undefined;
  const [pid, , , port, socketFolder] = readFileSync(pidFile, 'utf8').split('\n');
  if (!isAlive(Number(pid))) return undefined;
  const place = socketFolder
    ? `/${applicationName}?host=${encodeURIComponent(socketFolder)}&port=${port}`
    : undefined;
  const credentials = `${applicationName}:${readPassword(passwordFile)}`;
  return place
    ? `postgresql://${credentials}@${place}`
    : `postgresql://${credentials}@127.0.0.1:${port}/${applicationName}`;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
