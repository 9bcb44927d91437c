import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { SettingsReader } from '../site/site.feature.ts';

/** The dependencies of lowering a price. */
export interface PricesDependencies {
  db: Kysely<Tables>;
  settings: SettingsReader;
  /** Queues the fraud checks of a listing. */
  queueFraudChecks: (transaction: Transaction<Tables>, listingId: string) => Promise<void>;
  /** Matches the listing with saved searches. */
  matchSavedSearches: (transaction: Transaction<Tables>, listingId: string) => Promise<void>;
}
