import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '#server/lib/startup-error.ts';
import { type PostgresPrograms, programsIn } from './programs.ts';
import type { ServerAccount } from './server-account.ts';

/** Gives the server's user access to the data folder, or throws with the reason. */
export function openDataFolder(dataDir: string, account: ServerAccount): void {
  if (canEnter(dataDir, account)) return;
  chmodSync(dataDir, statSync(dataDir).mode | 0o011);
  if (canEnter(dataDir, account)) return;
  throw new StartupError(
    `Started as root, Thikana runs PostgreSQL as another user, and that user cannot reach ${dataDir}: a folder above it is closed to others.`,
    'Set DATA_DIR to a folder that others may enter, such as /var/lib/thikana, or start Thikana as the user who owns the folder.',
  );
}

/** The programs, or a copy in the data folder if the server's user cannot read them. */
export function openPrograms(
  programs: PostgresPrograms,
  dataDir: string,
  account: ServerAccount,
): PostgresPrograms {
  if (canEnter(programs.folder, account)) return programs;
  const folder = join(dataDir, `postgres-programs-${programs.version}`);
  if (!statSync(folder, { throwIfNoEntry: false })) {
    const unfinished = `${folder}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    cpSync(programs.folder, unfinished, { recursive: true, verbatimSymlinks: true });
    renameSync(unfinished, folder);
  }
  return programsIn(folder, programs.version);
}

/** Asks the operating system, because groups, access lists and mounts matter too. */
function canEnter(folder: string, account: ServerAccount): boolean {
  return (
    spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { cwd: '/', ...account, stdio: 'ignore' }).status === 0
  );
}
