import type { Transaction } from 'kysely';
import { pageUrl } from '../../lib/addresses.ts';
import type { UserRow } from '../../platform/database/tables/account-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { AccountsDependencies } from './accounts.dependencies.ts';
import { accountsRepository } from './accounts.repository.ts';
import { newMailedToken } from './mailed-tokens.ts';
import { verificationMail } from './mails/verification-mail.ts';

/** Emails a link that verifies the address and then leads on to the page `from`. */
export async function mailVerificationLink(
  { mail, site, now }: AccountsDependencies,
  transaction: Transaction<Tables>,
  user: UserRow,
  from?: string,
): Promise<void> {
  const { token, hash, expiresAt } = newMailedToken('verify-email', now());
  await accountsRepository(transaction).putToken({
    userId: user.id,
    purpose: 'verify-email',
    hash,
    expiresAt,
  });
  await mail.enqueue(transaction, user, () =>
    verificationMail({
      siteName: site.name,
      name: user.name,
      link: pageUrl(site.publicUrl, `/verify-email?${new URLSearchParams({ token, ...(from && { from }) })}`),
    }),
  );
}
