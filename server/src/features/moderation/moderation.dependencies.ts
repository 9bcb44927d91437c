import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { MailQueue } from '../../platform/mail/mail-queue.ts';
import type { PushQueue } from '../../platform/push/push-queue.ts';

export interface ModerationDependencies {
  db: Kysely<Tables>;
  jobs: Jobs;
  log: Log;
  mail: MailQueue;
  push: PushQueue;
  now: () => Date;
  /** Matches approved listings with saved searches. */
  matchSavedSearches: (transaction: Transaction<Tables>, listingIds: readonly string[]) => Promise<void>;
  site: { name: string; publicUrl: string };
}
