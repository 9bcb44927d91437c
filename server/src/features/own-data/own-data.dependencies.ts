import type { Kysely } from 'kysely';
import type { SignedLinks } from '../../lib/signed-links.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { MailQueue } from '../../platform/mail/mail-queue.ts';
import type { Pictures } from '../../platform/pictures/pictures.ts';
import type { MessagesFeature } from '../messages/messages.feature.ts';
import type { PicturesFeature } from '../pictures/pictures.feature.ts';

export interface OwnDataDependencies {
  db: Kysely<Tables>;
  jobs: Pick<Jobs, 'add'>;
  links: SignedLinks;
  mail: MailQueue;
  pictures: PicturesFeature;
  conversations: Pick<MessagesFeature, 'leaveConversations'>;
  pictureFiles: Pick<Pictures, 'readBest'>;
  site: { name: string; publicUrl: string };
  now: () => Date;
}
