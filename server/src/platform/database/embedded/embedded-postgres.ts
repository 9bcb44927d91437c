import { accessSync, constants, existsSync, mkdirSync, realpathSync } from 'node:fs';
import type { DatabaseLog } from '../database-log.ts';
import {
  applicationName,
  type Cluster,
  clusterPaths,
  connectionStringFor,
  superuserName,
} from './cluster.ts';
import { createCluster } from './create-cluster.ts';
import { explainFolderError } from './explain-folder-error.ts';
import { openDataFolder, openPrograms } from './folder-access.ts';
import { lockFolder } from './folder-lock.ts';
import { createPassword, readPassword } from './password.ts';
import { findPrograms } from './programs.ts';
import { chooseServerAccount } from './server-account.ts';
import { chooseServerAddress, removeSocketFolder } from './server-address.ts';
import { superviseServer } from './supervise-server.ts';

export interface EmbeddedPostgresOptions {
  dataDir: string;
  log: DatabaseLog;
  /** PostgreSQL settings that override the defaults. */
  settings?: Record<string, string>;
}

export interface EmbeddedPostgres {
  connectionString: string;
  /** Connects as the superuser, to a database that every cluster has. */
  adminConnectionString: string;
  /** Whether this start created the cluster. */
  created: boolean;
  isRunning(): boolean;
  stop(): Promise<void>;
}

/** Starts the embedded PostgreSQL, with its data below the data folder. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  try {
    mkdirSync(options.dataDir, { recursive: true });
    const dataDir = realpathSync(options.dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
    const lock = lockFolder(dataDir);
    try {
      const postgres = await startLocked({ ...options, dataDir });
      return {
        ...postgres,
        async stop() {
          await postgres.stop();
          lock.release();
        },
      };
    } catch (error) {
      lock.release();
      throw error;
    }
  } catch (error) {
    throw explainFolderError(error, options.dataDir);
  }
}

async function startLocked({
  dataDir,
  log,
  settings = {},
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const cluster = await prepareCluster(dataDir, settings);
  const { address } = cluster;
  try {
    const created = !existsSync(cluster.folder);
    if (created) {
      log.info(`Creating the database in ${cluster.folder}`);
      await createCluster(cluster);
    }
    const server = await superviseServer(cluster, log);
    return {
      connectionString: connectionStringFor(cluster, applicationName, applicationName),
      adminConnectionString: connectionStringFor(cluster, superuserName, superuserName),
      created,
      isRunning: server.isRunning,
      async stop() {
        await server.stop();
        if (address.kind === 'socket') removeSocketFolder(address.folder);
      },
    };
  } catch (error) {
    if (address.kind === 'socket') removeSocketFolder(address.folder);
    throw error;
  }
}

async function prepareCluster(dataDir: string, settings: Record<string, string>): Promise<Cluster> {
  const paths = clusterPaths(dataDir);
  const account = chooseServerAccount(dataDir, paths.folder);
  const programs = findPrograms();
  if (account) openDataFolder(dataDir, account);
  return {
    ...paths,
    settings,
    account,
    programs: account ? openPrograms(programs, dataDir, account) : programs,
    password: existsSync(paths.folder)
      ? readPassword(paths.passwordFile)
      : createPassword(paths.passwordFile, account),
    address: await chooseServerAddress(account),
  };
}
