import type { Kysely } from 'kysely';
import type { Limiter } from '../../http/limiter.ts';
import type { SignedLinks } from '../../lib/signed-links.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { MailQueue } from '../../platform/mail/mail-queue.ts';
import type { PushQueue } from '../../platform/push/push-queue.ts';
import type { ViewCounter } from '../../platform/views/view-counter.ts';
import type { PicturesFeature } from '../pictures/pictures.feature.ts';
import type { SettingsReader } from '../site/site.feature.ts';

/** The dependencies of conversations. */
export interface MessagesDependencies {
  db: Kysely<Tables>;
  pictures: PicturesFeature;
  limiter: Limiter;
  settings: SettingsReader;
  /** Counts first messages for the statistics of the listing's owner. */
  views: Pick<ViewCounter, 'add'>;
  mail: MailQueue;
  push: PushQueue;
  links: SignedLinks;
  site: { name: string; publicUrl: string };
  now: () => Date;
}
