import type { Kysely, Transaction } from 'kysely';
import type { SignedLinks } from '../../lib/signed-links.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { MailQueue } from '../../platform/mail/mail-queue.ts';
import type { SettingsReader } from '../site/site.feature.ts';

/** The dependencies of availability checks. */
export interface AvailabilityDependencies {
  db: Kysely<Tables>;
  jobs: Pick<Jobs, 'add'>;
  mail: MailQueue;
  links: SignedLinks;
  settings: SettingsReader;
  site: { name: string; publicUrl: string };
  now: () => Date;
  /** Matches a reopened listing with saved searches. */
  matchSavedSearches: (transaction: Transaction<Tables>, listingIds: readonly string[]) => Promise<void>;
}
