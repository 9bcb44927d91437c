import { type Config, migrationsDir } from '../config.ts';
import { StartupError } from '../lib/startup-error.ts';
import { connectionStringOfRunningServer } from '../platform/database/embedded/running-server.ts';
import { type OpenedDatabase, openDatabase } from '../platform/database/open-database.ts';
import type { Log } from '../platform/log.ts';

/** Connects to the database that the first process of the site has started and migrated. */
export async function openSharedDatabase(config: Config, log: Log): Promise<OpenedDatabase> {
  const { databaseUrl, dataDir } = config;
  const url = databaseUrl ?? connectionStringOfRunningServer(dataDir);
  if (url === undefined) throw new StartupError(`The database in ${dataDir} is not running.`);
  return openDatabase({ url, dataDir, migrationsDir, asItIs: true, log });
}
