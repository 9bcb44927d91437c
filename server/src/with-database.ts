import { Kysely, PostgresDialect } from 'kysely';
import type { Config } from './config.ts';
import { createLog } from './log.ts';
import { migrationsDir } from './marketplace.ts';
import { connectionStringOfRunningServer } from './platform/database/embedded/running-server.ts';
import { openDatabase, openServer } from './platform/database/open-database.ts';
import { createPool } from './platform/database/pool.ts';
import type { Tables } from './platform/database/tables.ts';

/**
 * For commands beside the site: uses the database that the running site has open, and otherwise opens it for
 * as long as the work takes.
 */
export async function withDatabase<T>(
  config: Config,
  work: (db: Kysely<Tables>, connectionString: string) => Promise<T>,
): Promise<T> {
  const running = config.databaseUrl ?? connectionStringOfRunningServer(config.dataDir);
  const opened =
    running && !config.databaseUrl
      ? { pool: createPool({ connectionString: running }), connectionString: running, stop: undefined }
      : await openDatabase({
          ...(config.databaseUrl ? { url: config.databaseUrl } : {}),
          dataDir: config.dataDir,
          migrationsDir,
          log: createLog('warn'),
        });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: opened.pool }) });
  try {
    return await work(db, opened.connectionString);
  } finally {
    if (opened.stop) await opened.stop();
    else await db.destroy();
  }
}

/** The raw database, for a command that brings tables of its own. */
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
