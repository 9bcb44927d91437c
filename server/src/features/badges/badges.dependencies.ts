import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { MailQueue } from '../../platform/mail/mail-queue.ts';
import type { SmsSender } from '../../platform/sms/sms-sender.ts';
import type { SettingsReader } from '../site/site.feature.ts';

/** The dependencies of evidence and badges. */
export interface BadgesDependencies {
  db: Kysely<Tables>;
  sms: SmsSender;
  mail: MailQueue;
  settings: SettingsReader;
  site: { name: string; publicUrl: string };
  now: () => Date;
}
