import type { Kysely } from 'kysely';
import type { Limiter } from '../../http/limiter.ts';
import type { SignedLinks } from '../../lib/signed-links.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { MailQueue } from '../../platform/mail/mail-queue.ts';
import type { SettingsReader } from '../site/site.feature.ts';

/** The dependencies of complaints. */
export interface ComplaintsDependencies {
  db: Kysely<Tables>;
  jobs: Pick<Jobs, 'add'>;
  limiter: Limiter;
  links: SignedLinks;
  mail: MailQueue;
  settings: SettingsReader;
  site: { name: string; publicUrl: string };
  now: () => Date;
}
