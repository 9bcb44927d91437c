import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { SettingsReader } from '../site/site.feature.ts';

/** What lowering a price works with. */
export interface PricesDependencies {
  db: Kysely<Tables>;
  settings: SettingsReader;
  /** Has a listing compared with all others. */
  lookAt: (transaction: Transaction<Tables>, listingId: string) => Promise<void>;
  /** Tells those who look for such a listing. */
  listingAppeared: (transaction: Transaction<Tables>, listingId: string) => Promise<void>;
}
