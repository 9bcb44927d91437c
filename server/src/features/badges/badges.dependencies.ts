import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { SmsSender } from '../../platform/sms/sms-sender.ts';

/** What proving things works with. */
export interface BadgesDependencies {
  db: Kysely<Tables>;
  sms: SmsSender;
  site: { name: string };
  now: () => Date;
}
