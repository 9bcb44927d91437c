import { Kysely, PostgresDialect } from 'kysely';
import { type Config, migrationsDir } from './config.ts';
import { useCity } from './features/city/city.feature.ts';
import { createLog } from './log.ts';

import { connectionStringOfRunningServer } from './platform/database/embedded/running-server.ts';
import { requireMigrated } from './platform/database/migrate.ts';
import { openDatabase, openServer } from './platform/database/open-database.ts';
import { createPool } from './platform/database/pool.ts';
import type { Tables } from './platform/database/tables.ts';

/**
 * For commands that run next to the site: uses the database of the running site, or opens it for the duration of the
 * work. It never creates or migrates a database.
 */
export async function withDatabase<T>(
  config: Config,
  work: (db: Kysely<Tables>, connectionString: string) => Promise<T>,
): Promise<T> {
  return withDatabaseOf(config, false, async (db, connectionString) => {
    await useCity(db);
    return work(db, connectionString);
  });
}

/** The same for backups, which also copy a database with pending migrations. */
export async function withDatabaseOf<T>(
  { databaseUrl, dataDir }: Config,
  mayBeOlder: boolean,
  work: (db: Kysely<Tables>, connectionString: string) => Promise<T>,
): Promise<T> {
  const running = databaseUrl === undefined ? connectionStringOfRunningServer(dataDir) : undefined;
  const opened = running
    ? await useRunning(running, dataDir, mayBeOlder)
    : await openDatabase({
        ...(databaseUrl ? { url: databaseUrl } : {}),
        dataDir,
        migrationsDir,
        asItIs: true,
        mayBeOlder,
        log: createLog('warn'),
      });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: opened.pool }) });
  try {
    return await work(db, opened.connectionString);
  } finally {
    await opened.stop();
  }
}

async function useRunning(connectionString: string, dataDir: string, mayBeOlder: boolean) {
  await requireMigrated({ connectionString, migrationsDir, place: dataDir, mayBeOlder });
  const pool = createPool({ connectionString });
  return { pool, connectionString, stop: () => pool.end() };
}

/** The database without the site's tables, for a command that creates tables of its own. */
export async function withBareDatabase<T>(
  config: Config,
  work: (connectionString: string) => Promise<T>,
): Promise<T> {
  const server = await openServer({
    ...(config.databaseUrl ? { url: config.databaseUrl } : {}),
    dataDir: config.dataDir,
    log: createLog('warn'),
  });
  try {
    return await work(server.connectionString);
  } finally {
    await server.stop();
  }
}
