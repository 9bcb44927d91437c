import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

export interface DiscoveryDependencies {
  db: Kysely<Tables>;
  site: { name: string; publicUrl: string };
  now: () => Date;
}
