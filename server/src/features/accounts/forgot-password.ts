import { baseLanguage, type SiteLanguage } from '@thikana/contract/language';
import type { Transaction } from 'kysely';
import { pageUrl } from '../../lib/addresses.ts';
import type { UserRow } from '../../platform/database/tables/account-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { JobKind } from '../../platform/jobs/jobs.ts';
import { languageFor } from './account-language.ts';
import type { AccountsDependencies } from './accounts.dependencies.ts';
import { accountsRepository } from './accounts.repository.ts';
import { newMailedToken } from './mailed-tokens.ts';
import { passwordResetMail } from './mails/password-reset-mail.ts';

type Dependencies = Pick<AccountsDependencies, 'db' | 'mail' | 'site' | 'now'>;

export interface ResetRequest {
  email: string;
  /** Of the page; jobs of earlier versions name none. */
  language?: SiteLanguage;
}

/**
 * Sends a reset link if the account exists. This happens after the answer, so that the response time does not reveal
 * whether there is an account.
 */
export function resetLinkJob(dependencies: Dependencies): JobKind<ResetRequest> {
  return {
    name: 'mail-reset-link',
    retryLimit: 20,
    retryDelaySeconds: 5,
    run: (request) => mailResetLink(dependencies, request),
  };
}

async function mailResetLink(
  dependencies: Dependencies,
  { email, language = baseLanguage }: ResetRequest,
): Promise<void> {
  await dependencies.db.transaction().execute(async (transaction) => {
    const user = await accountsRepository(transaction).findByEmail(email);
    if (!user || user.banned_at) return;
    await mailResetLinkTo(dependencies, transaction, { ...user, language: languageFor(user, language) });
  });
}

export async function mailResetLinkTo(
  { mail, site, now }: Pick<Dependencies, 'mail' | 'site' | 'now'>,
  transaction: Transaction<Tables>,
  user: UserRow,
  isByAdmin = false,
): Promise<void> {
  const { token, hash, expiresAt } = newMailedToken('reset-password', now());
  await accountsRepository(transaction).putToken({
    userId: user.id,
    purpose: 'reset-password',
    hash,
    expiresAt,
  });
  await mail.enqueue(transaction, user, () =>
    passwordResetMail({
      siteName: site.name,
      name: user.name,
      link: pageUrl(site.publicUrl, `/reset-password/${token}`),
      isByAdmin,
    }),
  );
}
