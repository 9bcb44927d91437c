import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { MailQueue } from '../../platform/mail/mail-queue.ts';
import type { reportableConversations } from '../messages/messages.feature.ts';
import type { ModerationFeature } from '../moderation/moderation.feature.ts';
import type { PicturesFeature } from '../pictures/pictures.feature.ts';
import type { SettingsReader } from '../site/site.feature.ts';
import type { UsersFeature } from '../users/users.feature.ts';

/** The dependencies of reports. */
export interface ReportsDependencies {
  db: Kysely<Tables>;
  mail: MailQueue;
  moderation: Pick<ModerationFeature, 'decideWithin' | 'findListing'>;
  users: Pick<UsersFeature, 'banWithin'>;
  pictures: Pick<PicturesFeature, 'release'>;
  conversationsIn: typeof reportableConversations;
  settings: SettingsReader;
  site: { name: string; publicUrl: string };
  /** Matches a listing that is public again with saved searches. */
  matchSavedSearches: (transaction: Transaction<Tables>, listingIds: readonly string[]) => Promise<void>;
  now: () => Date;
}
