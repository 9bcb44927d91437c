import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { areasRoutes } from './areas.routes.ts';

/** The areas of the city and their listings. */
export function areasFeature({ db }: { db: Kysely<Tables> }) {
  return { bindings: areasRoutes(db) };
}
