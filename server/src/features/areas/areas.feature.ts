import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { areasRoutes } from './areas.routes.ts';

/** What the areas of the city have to offer. */
export function areasFeature({ db }: { db: Kysely<Tables> }) {
  return { bindings: areasRoutes(db) };
}
