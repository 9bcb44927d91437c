import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '#server/lib/startup-error.ts';

export interface FolderLock {
  release(): void;
}

const sqliteBusy = 5;
const sqliteFull = 13;

/**
 * Locks the data folder until this process ends, however it ends. Node has no file locks, so it uses SQLite's: the
 * operating system releases them with the process, no stale file can block a start, and only one of two concurrent
 * starts wins.
 */
export function lockFolder(dataDir: string): FolderLock {
  const pidFile = join(dataDir, 'thikana.pid');
  const lock = new DatabaseSync(join(dataDir, 'thikana.lock'));
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    const { errcode } = error as { errcode?: number };
    if (errcode === sqliteFull) throw Object.assign(new Error('No space left on device'), { code: 'ENOSPC' });
    if (errcode !== sqliteBusy) throw error;
    throw new StartupError(
      `Another Thikana is already using ${dataDir} (process ${readPid(pidFile)}).`,
      'Stop that one first, or give this one a folder of its own with DATA_DIR.',
    );
  }
  writeFileSync(pidFile, `${process.pid}\n`);
  return {
    release() {
      rmSync(pidFile, { force: true });
      lock.close();
    },
  };
}

function readPid(pidFile: string): string {
  try {
    return readFileSync(pidFile, 'utf8').trim() || 'unknown';
  } catch {
    return 'unknown';
  }
}
