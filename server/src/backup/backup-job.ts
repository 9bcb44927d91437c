import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config.ts';
import { hourMilliseconds } from '../lib/durations.ts';
import { siblingModule } from '../lib/sibling-module.ts';
import type { RegularKind } from '../platform/jobs/jobs.ts';
import type { Log } from '../platform/log.ts';

const niceness = 10;
const program = fileURLToPath(siblingModule('backup-cli', import.meta.url));

/**
 * Makes the scheduled backup with the command that operators use, in a process of its own, so that the compression of
 * gigabytes does not slow down the site. The command records failures and emails them.
 */
export function createBackupJob({ backups }: Pick<Config, 'backups'>, log: Log) {
  let child: ChildProcess | undefined;
  let isStopping = false;
  const [hour, minute] = backups?.at?.split(':').map(Number) ?? [];

  async function run(): Promise<void> {
    child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'pipe'] });
    if (child.pid) setPriority(child.pid, niceness);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk;
      });
    }
    const [code] = await once(child, 'close');
    // Another process of the site, or this one after its restart, begins again.
    if (isStopping) throw new Error('The site stopped during the backup.');
    if (code === 0) log.info({ output }, 'The scheduled backup is complete');
    else log.error({ output }, 'The scheduled backup failed');
  }

  const kind: RegularKind = {
    name: 'back-up',
    schedule: minute === undefined ? null : `${minute} ${hour} * * *`,
    retryLimit: 2,
    expireSeconds: (12 * hourMilliseconds) / 1_000,
    run,
  };
  return {
    kind,
    stop() {
      isStopping = true;
      child?.kill('SIGTERM');
    },
  };
}
