import { rmSync } from 'node:fs';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { hashPassword } from '#server/features/accounts/accounts.feature.ts';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/embedded-postgres.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { createJobs } from '#server/platform/jobs/jobs.ts';
import { migrationsDir } from './migrations-dir.ts';
import { password } from './password.ts';
import { databaseUrl } from './postgres-url.ts';
import { silentLog } from './silent-log.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresAdminUrl: string;
    postgresUrl: string;
    passwordHash: string;
  }
}

/** One server for the whole run, without durable writes, which makes it fast. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = makeTemporaryFolder();
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: silentLog,
    // Several sites are open at once, each with two pools.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  });
  await createTemplate(postgres.adminConnectionString);
  const connectionString = databaseUrl(postgres.connectionString, 'thikana_template');
  await migrate({ connectionString, migrationsDir, log: silentLog });
  await createJobTables(connectionString);
  project.provide('postgresAdminUrl', postgres.adminConnectionString);
  project.provide('postgresUrl', postgres.connectionString);
  project.provide('passwordHash', await hashPassword(password));
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

/** The queue creates its schema at the first start of a site; later starts find it. */
async function createJobTables(connectionString: string): Promise<void> {
  const jobs = createJobs({ connectionString, kinds: [], log: pino({ level: 'silent' }) });
  await jobs.start();
  await jobs.stop();
}
