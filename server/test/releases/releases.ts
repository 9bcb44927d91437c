import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { migrate } from '#server/platform/database/migrate.ts';
import { migrationsDir } from '../migrations-dir.ts';
import { silentLog } from '../silent-log.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';

/** The releases so far with their last migrations. 0.1.0 had one more with a higher number. */
const lastMigrations = { '0.1.0': 19, '0.2.0': 29, '0.3.0': 33, '0.4.0': 41 } as const;
const alsoInFirst = 24;

export type Release = keyof typeof lastMigrations;
export const releases = Object.keys(lastMigrations) as Release[];

const numberOf = (file: string) => Number(file.slice(0, 4));

/** The files of the migrations, in order. */
export const migrationFiles = readdirSync(migrationsDir)
  .filter((file) => file.endsWith('.sql'))
  .sort();

/** Whether a release has a migration. */
export function hasMigration(release: Release, file: string): boolean {
  const number = numberOf(file);
  return number <= lastMigrations[release] || (release === '0.1.0' && number === alsoInFirst);
}

/** A folder with some of the migrations. */
export function folderOf(files: readonly string[]): string {
  const folder = makeTemporaryFolder();
  for (const file of files) copyFileSync(path.join(migrationsDir, file), path.join(folder, file));
  return folder;
}

/** Brings an empty database to a release through those before it, each with the rows that it wrote. */
export async function fillAs(release: Release, connectionString: string): Promise<void> {
  const client = new pg.Client(connectionString);
  await client.connect();
  try {
    for (const each of releases.slice(0, releases.indexOf(release) + 1)) {
      const folder = folderOf(migrationFiles.filter((file) => hasMigration(each, file)));
      await migrate({ connectionString, migrationsDir: folder, log: silentLog });
      const rows = readFileSync(path.join(import.meta.dirname, `${each}.sql`), 'utf8');
      await client.query(rows.replaceAll('{passwordHash}', inject('passwordHash')));
    }
  } finally {
    await client.end();
  }
}
