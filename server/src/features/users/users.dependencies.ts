import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { MailQueue } from '../../platform/mail/mail-queue.ts';
import type { MessagesFeature } from '../messages/messages.feature.ts';
import type { PicturesFeature } from '../pictures/pictures.feature.ts';

/** What the operations of administrators on accounts work with. */
export interface UsersDependencies {
  db: Kysely<Tables>;
  jobs: Jobs;
  mail: MailQueue;
  pictures: PicturesFeature;
  conversations: Pick<MessagesFeature, 'leaveTalks' | 'returnToTalks'>;
  /** A listing became visible to everyone again. */
  listingAppeared: (transaction: Transaction<Tables>, listingId: string) => Promise<void>;
  site: { name: string; publicUrl: string };
  now: () => Date;
}
