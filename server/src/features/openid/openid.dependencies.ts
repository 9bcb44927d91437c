import type { Kysely } from 'kysely';
import type { SessionTokens } from '../../http/sessions.ts';
import type { SignedLinks } from '../../lib/signed-links.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { MailQueue } from '../../platform/mail/mail-queue.ts';

export interface OpenIdProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The provider's name, shown on the button. */
  name: string;
}

/** The dependencies of login with a provider. */
export interface OpenIdDependencies {
  db: Kysely<Tables>;
  tokens: SessionTokens;
  links: SignedLinks;
  provider: OpenIdProvider | undefined;
  mail: MailQueue;
  site: { name: string; publicUrl: string };
  now: () => Date;
}
