import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { MailQueue } from '../../platform/mail/mail-queue.ts';
import type { reportableConversations } from '../messages/messages.feature.ts';
import type { ModerationFeature } from '../moderation/moderation.feature.ts';
import type { UsersFeature } from '../users/users.feature.ts';

/** What the operations on reports work with. */
export interface ReportsDependencies {
  db: Kysely<Tables>;
  mail: MailQueue;
  moderation: Pick<ModerationFeature, 'decideWithin' | 'findListing'>;
  users: Pick<UsersFeature, 'banWithin'>;
  conversations: ReturnType<typeof reportableConversations>;
  site: { name: string; publicUrl: string };
  now: () => Date;
}
