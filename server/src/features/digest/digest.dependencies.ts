import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { MailQueue } from '../../platform/mail/mail-queue.ts';
import type { SettingsReader } from '../site/site.feature.ts';

export interface DigestDependencies {
  db: Kysely<Tables>;
  jobs: Jobs;
  mail: MailQueue;
  settings: SettingsReader;
  site: { name: string; publicUrl: string };
  now: () => Date;
}
