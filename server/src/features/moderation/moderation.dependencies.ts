import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { MailQueue } from '../../platform/mail/mail-queue.ts';

export interface ModerationDependencies {
  db: Kysely<Tables>;
  mail: MailQueue;
  now: () => Date;
  site: { name: string; publicUrl: string };
}
