import type { Kysely } from 'kysely';
import type { Limiter } from '../../http/limiter.ts';
import type { SessionTokens } from '../../http/sessions.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { MailQueue } from '../../platform/mail/mail-queue.ts';
import type { PicturesFeature } from '../pictures/pictures.feature.ts';
import type { SettingsReader } from '../site/site.feature.ts';

/** The dependencies of the account operations. */
export interface AccountsDependencies {
  db: Kysely<Tables>;
  tokens: SessionTokens;
  mail: MailQueue;
  jobs: Jobs;
  pictures: PicturesFeature;
  limiter: Limiter;
  settings: SettingsReader;
  site: { name: string; publicUrl: string };
  now: () => Date;
}
