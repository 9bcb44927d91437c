import { type Kysely, sql } from 'kysely';
import { describe } from './migrate.ts';
import { readMigrationFiles } from './migration-files.ts';
import type { Tables } from './tables.ts';

interface MigrationState {
  /** The last migration that the database has. */
  last: string;
  /** Migrations of the installed version that the database does not have: it was installed, but not started. */
  waiting: string[];
  /** Migrations of the database that the installed version does not know: a newer process has migrated. */
  unknown: string[];
}

/** Compares the database with the migrations that are on disk now, which may differ from those of the start. */
export async function compareMigrations(db: Kysely<Tables>, migrationsDir: string): Promise<MigrationState> {
  const files = await readMigrationFiles(migrationsDir);
  const { rows: applied } = await sql<{ number: number; name: string }>`
    select number, name from migrations order by number`.execute(db);
  const last = applied.at(-1);
  const without = (all: { number: number; name: string }[], others: { number: number }[]) => {
    const numbers = new Set(others.map(({ number }) => number));
    return all.filter(({ number }) => !numbers.has(number)).map(describe);
  };
  return {
    last: last ? describe(last) : '',
    waiting: without(files, applied),
    unknown: without(applied, files),
  };
}
