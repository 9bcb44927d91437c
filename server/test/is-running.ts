import { readFileSync } from 'node:fs';

/** A process that has ended has no command line, even if its parent has not collected it yet. */
export function isRunning(pid: string | number | undefined): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`).length > 0;
  } catch {
    return false;
  }
}
