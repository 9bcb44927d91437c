import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { StartupError } from '#server/lib/startup-error.ts';

/** The system user for PostgreSQL when Thikana runs as root, because PostgreSQL refuses to run as root. */
export interface ServerAccount {
  uid: number;
  gid: number;
}

const ownName = 'thikana-postgres';

const createCommands = [
  ['useradd', '--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', ownName],
  ['adduser', '-S', '-D', '-H', '-s', '/sbin/nologin', ownName],
] as const;

/** Undefined if the server can run as the current user. */
export function chooseServerAccount(dataDir: string, clusterDir: string): ServerAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const account =
    findOwner(clusterDir) ??
    findOwner(dataDir) ??
    findAccount(ownName) ??
    createAccount() ??
    findAccount('postgres') ??
    findAccount('nobody');
  if (account) return account;
  throw new StartupError(
    'Thikana was started as root, but PostgreSQL must run as another user and none could be created.',
    `Create a system user named ${ownName}, or start Thikana as an ordinary user.`,
  );
}

/** A folder that already has an owner keeps it. */
function findOwner(path: string): ServerAccount | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats && stats.uid !== 0 ? { uid: stats.uid, gid: stats.gid } : undefined;
}

function findAccount(name: string): ServerAccount | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) };
}

function createAccount(): ServerAccount | undefined {
  for (const [command, ...parameters] of createCommands) {
    spawnSync(command, parameters, { stdio: 'ignore' });
    const account = findAccount(ownName);
    if (account) return account;
  }
  return undefined;
}
