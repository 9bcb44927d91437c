import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { MailQueue } from '../../platform/mail/mail-queue.ts';

export interface ModerationDependencies {
  db: Kysely<Tables>;
  mail: MailQueue;
  now: () => Date;
  /** Matches an approved listing with saved searches. */
  matchSavedSearches: (transaction: Transaction<Tables>, listingId: string) => Promise<void>;
  site: { name: string; publicUrl: string };
}
