import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { missingSiteAt } from '../missing-site.ts';
import type { PostgresPrograms } from './programs.ts';
import type { ServerAccount } from './server-account.ts';

/** The parameters of the steps that start the embedded server. */
export interface Cluster {
  /** PostgreSQL's data directory. */
  folder: string;
  logFile: string;
  passwordFile: string;
  password: string;
  programs: PostgresPrograms;
  /** Undefined when the server runs as the user of this process. */
  account: ServerAccount | undefined;
  address: ServerAddress;
  /** Settings that override the defaults. */
  settings: Record<string, string>;
}

/** Where the server listens: a socket in a private folder or, on Windows, a loopback port. */
export type ServerAddress = { kind: 'socket'; folder: string; port: number } | { kind: 'port'; port: number };

export const superuserName = 'postgres';
export const applicationName = 'thikana';

export function clusterPaths(dataDir: string) {
  return {
    folder: join(dataDir, 'postgres'),
    logFile: join(dataDir, 'postgres.log'),
    passwordFile: join(dataDir, 'postgres.password'),
  };
}

/** Refuses a data folder that no site was started in. */
export function requireCluster(dataDir: string): void {
  if (!existsSync(clusterPaths(dataDir).folder)) throw missingSiteAt(dataDir);
}

export function connectionStringFor(cluster: Cluster, user: string, database: string): string {
  const { address, password } = cluster;
  if (address.kind === 'port') {
    return `postgresql://${user}:${password}@127.0.0.1:${address.port}/${database}`;
  }
  const host = encodeURIComponent(address.folder);
  return `postgresql://${user}:${password}@/${database}?host=${host}&port=${address.port}`;
}
