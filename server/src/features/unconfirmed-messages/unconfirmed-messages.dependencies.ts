import type { Kysely } from 'kysely';
import type { Limiter } from '../../http/limiter.ts';
import type { SessionTokens } from '../../http/sessions.ts';
import type { SignedLinks } from '../../lib/signed-links.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { MailQueue } from '../../platform/mail/mail-queue.ts';
import type { MessagesFeature } from '../messages/messages.feature.ts';
import type { SettingsReader } from '../site/site.feature.ts';

/** The dependencies of messages without an account. */
export interface UnconfirmedMessagesDependencies {
  db: Kysely<Tables>;
  jobs: Jobs;
  limiter: Limiter;
  links: SignedLinks;
  mail: MailQueue;
  settings: SettingsReader;
  tokens: SessionTokens;
  conversations: Pick<MessagesFeature, 'requireOffered' | 'startConversation'>;
  site: { name: string; publicUrl: string };
  now: () => Date;
}
