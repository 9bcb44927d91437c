import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { MailQueue } from '../../platform/mail/mail-queue.ts';
import type { MessagesFeature } from '../messages/messages.feature.ts';
import type { PicturesFeature } from '../pictures/pictures.feature.ts';

/** The dependencies of user administration. */
export interface UsersDependencies {
  db: Kysely<Tables>;
  jobs: Jobs;
  mail: MailQueue;
  pictures: PicturesFeature;
  conversations: Pick<MessagesFeature, 'leaveConversations' | 'returnToConversations'>;
  /** Matches listings that are public again with saved searches. */
  matchSavedSearches: (transaction: Transaction<Tables>, listingIds: readonly string[]) => Promise<void>;
  site: { name: string; publicUrl: string };
  now: () => Date;
}
