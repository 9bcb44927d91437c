import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file that a running server writes and a killed one leaves behind. */
export interface PostmasterFile {
  pid: number;
  socketFolder: string;
  ready: boolean;
}

export function readPostmasterFile(clusterFolder: string): PostmasterFile | undefined {
  const path = pathIn(clusterFolder);
  if (!existsSync(path)) return undefined;
  const lines = readFileSync(path, 'utf8').split('\n');
  return {
    pid: Number(lines[0]),
    socketFolder: lines[4] ?? '',
    ready: /^(ready|standby)/.test(lines[7] ?? ''),
  };
}

/** A crash of the machine can leave the file empty. */
export function removePostmasterFile(clusterFolder: string): void {
  rmSync(pathIn(clusterFolder));
}

/**
 * PostgreSQL refuses to start while any process has the id in this file, except its own parent. Deleting the file would
 * also disable the check for surviving backends.
 */
export function disownPostmasterFile(clusterFolder: string): void {
  const path = pathIn(clusterFolder);
  const [, ...rest] = readFileSync(path, 'utf8').split('\n');
  writeFileSync(path, [process.pid, ...rest].join('\n'));
}

function pathIn(clusterFolder: string): string {
  return join(clusterFolder, 'postmaster.pid');
}
