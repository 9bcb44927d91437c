import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { SettingsReader } from '../site/site.feature.ts';

/** What the operations that have listings seen work with. */
export interface PromotionDependencies {
  db: Kysely<Tables>;
  settings: SettingsReader;
  site: { name: string };
  now: () => Date;
}
