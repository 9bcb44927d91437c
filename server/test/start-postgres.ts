import { rmSync } from 'node:fs';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/embedded-postgres.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { migrationsDir } from './migrations-dir.ts';
import { databaseUrl } from './postgres-url.ts';
import { silentLog } from './silent-log.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresAdminUrl: string;
    postgresUrl: string;
  }
}

/** One server for the whole run. It may lose everything in a power cut, which makes it fast. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = makeTemporaryFolder();
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: silentLog,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  });
  await createTemplate(postgres.adminConnectionString);
  await migrate({
    connectionString: databaseUrl(postgres.connectionString, 'thikana_template'),
    migrationsDir,
    log: silentLog,
  });
  project.provide('postgresAdminUrl', postgres.adminConnectionString);
  project.provide('postgresUrl', postgres.connectionString);
  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function createTemplate(adminUrl: string): Promise<void> {
  const client = new pg.Client(adminUrl);
  await client.connect();
  await client.query('create database thikana_template owner thikana');
  await client.end();
}
