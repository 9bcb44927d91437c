import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { areasRepository } from './areas.repository.ts';
import { areasRoutes } from './areas.routes.ts';
import { createUsualRents } from './usual-rents.ts';

/** The areas of the city and their listings. */
export function areasFeature({ db, now }: { db: Kysely<Tables>; now: () => Date }) {
  return {
    bindings: areasRoutes(db, createUsualRents(db, now)),
    /** How many named areas have public listings. */
    async countAreas(): Promise<number> {
      const counts = await areasRepository(db).countPublic();
      return new Set(counts.map(({ area }) => area).filter((area) => area !== 'other')).size;
    },
  };
}
