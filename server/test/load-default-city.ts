import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { loadCity } from '#server/features/city/city.feature.ts';
import type { Tables } from '#server/platform/database/tables.ts';

/** Loads the city of a new site into a migrated database. */
export async function loadDefaultCity(pool: pg.Pool): Promise<void> {
  await loadCity(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }));
}
