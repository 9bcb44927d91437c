import type { Kysely } from 'kysely';
import type { Limiter } from '../../http/limiter.ts';
import type { SignedLinks } from '../../lib/signed-links.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { MailQueue } from '../../platform/mail/mail-queue.ts';
import type { PushQueue } from '../../platform/push/push-queue.ts';
import type { SearchFeature } from '../search/search.feature.ts';
import type { SettingsReader } from '../site/site.feature.ts';

/** The dependencies of saved searches and alerts. */
export interface AlertsDependencies {
  db: Kysely<Tables>;
  jobs: Jobs;
  mail: MailQueue;
  push: PushQueue;
  links: SignedLinks;
  limiter: Limiter;
  search: Pick<SearchFeature, 'readSearch'>;
  settings: SettingsReader;
  site: { name: string; publicUrl: string };
  now: () => Date;
}
