import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { databaseUrl } from './postgres-url.ts';

export interface TestDatabase {
  name: string;
  connectionString: string;
  /** The same database as the server's superuser. */
  adminConnectionString: string;
  drop(): Promise<void>;
}

/** A migrated database for one test file, copied quickly from a template. */
export async function createTestDatabase(template = 'thikana_template'): Promise<TestDatabase> {
  const adminUrl = inject('postgresAdminUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copying the files takes half as long as writing their contents to the log.
  await runAsAdmin(adminUrl, `create database ${name} template ${template} strategy file_copy owner thikana`);
  return {
    name,
    connectionString: databaseUrl(inject('postgresUrl'), name),
    adminConnectionString: databaseUrl(adminUrl, name),
    drop: () => runAsAdmin(adminUrl, `drop database ${name} with (force)`),
  };
}

/** A database without tables. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createTestDatabase('template0');
}

async function runAsAdmin(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client(adminUrl);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
