import { chownSync, closeSync, openSync, readSync, renameSync, statSync } from 'node:fs';
import type { Cluster } from './cluster.ts';

const longestLogBytes = 10 * 1024 * 1024;

export interface ServerLog {
  descriptor: number;
  /** The output since the log was opened. */
  readNew(): string;
  close(): void;
}

/** Opens the server's log for appending, and rotates one that is too long. */
export function openServerLog({ account, logFile }: Cluster): ServerLog {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size > longestLogBytes) renameSync(logFile, `${logFile}.old`);
  const start = size > longestLogBytes ? 0 : size;
  const descriptor = openSync(logFile, 'a+', 0o600);
  if (account) chownSync(logFile, account.uid, account.gid);
  return {
    descriptor,
    readNew() {
      const buffer = Buffer.alloc(16 * 1024);
      return buffer.toString('utf8', 0, readSync(descriptor, buffer, 0, buffer.length, start));
    },
    close: () => closeSync(descriptor),
  };
}
