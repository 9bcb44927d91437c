import type { MailProblem, StoreProblem } from '@thikana/contract/watch';
import type { Kysely } from 'kysely';
import type { Watch } from '../../lib/watch.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { Traffic } from '../../platform/traffic/traffic.ts';
import type { SiteIdentity } from '../site/site.feature.ts';

export interface SystemDependencies {
  db: Kysely<Tables>;
  jobs: Jobs;
  traffic: Traffic;
  mailer: Pick<Mailer, 'send'>;
  site: SiteIdentity;
  /** Undefined if emails are files. */
  relay: Watch<MailProblem> | undefined;
  store: Watch<StoreProblem>;
  now: () => Date;
  about: {
    version: string;
    /** Reads the version on disk. */
    installedVersion: () => string;
    migrationsDir: string;
    dataDir: string;
    isEmbedded: boolean;
    pictureStore: 'disk' | 's3';
    backups: { to: string; at: string | undefined; keep: number } | undefined;
  };
}
