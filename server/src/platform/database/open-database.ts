import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { DatabaseLog } from './database-log.ts';
import { requireCluster } from './embedded/cluster.ts';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { checkExternalPostgres, describePlace } from './external-postgres.ts';
import { type BeforeUpgrade, migrate, requireMigrated } from './migrate.ts';
import { createPool } from './pool.ts';
import { watchAvailability } from './watch-availability.ts';

export interface OpenDatabaseOptions {
  /** The operator's own PostgreSQL; without it, the embedded one is started. */
  url?: string;
  dataDir: string;
  log: DatabaseLog;
  migrationsDir: string;
  /** For commands that run next to the site: a missing database, or one with pending migrations, is refused. */
  asItIs?: boolean;
  /** With `asItIs`: pending migrations are accepted. */
  mayBeOlder?: boolean;
  beforeUpgrade?: BeforeUpgrade;
  /** Settings of the embedded server. */
  settings?: Readonly<Record<string, string>>;
}

export interface OpenedDatabase {
  pool: pg.Pool;
  connectionString: string;
  embedded: boolean;
  /** Whether the embedded cluster is new and empty. */
  created: boolean;
  isAvailable(): boolean;
  stop(): Promise<void>;
}

interface Server {
  connectionString: string;
  created: boolean;
  isRunning(): boolean;
  stop(): Promise<void>;
}

const poolGraceMilliseconds = 5_000;

/** Starts or checks the database server, runs the migrations and connects. */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenedDatabase> {
  const { url, dataDir, log, migrationsDir, asItIs = false } = options;
  if (asItIs && url === undefined) requireCluster(dataDir);
  const server = await openServer(options);
  const { connectionString, created } = server;
  try {
    if (asItIs) {
      const { mayBeOlder } = options;
      await requireMigrated({ connectionString, migrationsDir, place: placeOf(options), mayBeOlder });
    } else await migrate({ connectionString, migrationsDir, log, beforeUpgrade: options.beforeUpgrade });
  } catch (error) {
    await server.stop();
    throw error;
  }
  const pool = createPool({ connectionString });
  const availability = watchAvailability(connectionString, pool, log);
  return {
    pool,
    connectionString,
    embedded: url === undefined,
    created,
    isAvailable: () => server.isRunning() && availability.isAvailable(),
    async stop() {
      availability.stop();
      // A leaked connection must not keep the process from exiting.
      await Promise.race([pool.end(), wait(poolGraceMilliseconds, undefined, { ref: false })]);
      await server.stop();
    },
  };
}

/** The database in words, for messages: its host, port and name, or the data folder. */
export function placeOf({ url, dataDir }: { url?: string | undefined; dataDir: string }): string {
  return url === undefined ? dataDir : describePlace(url);
}

/** Connects to the server only, whatever its database contains. */
export async function openServer(options: Omit<OpenDatabaseOptions, 'migrationsDir'>): Promise<Server> {
  return options.url === undefined ? startEmbeddedPostgres(options) : useExternal(options.url);
}

async function useExternal(connectionString: string): Promise<Server> {
  await checkExternalPostgres(connectionString);
  return { connectionString, created: false, isRunning: () => true, stop: async () => {} };
}
