import { AppError } from '@thikana/contract/errors';
import type { UserRow } from '../../platform/database/tables/account-tables.ts';
import type { AccountsDependencies } from './accounts.dependencies.ts';
import { accountsRepository, emailKey } from './accounts.repository.ts';
import { getAccount } from './get-account.ts';
import { mailVerificationLink } from './mail-verification-link.ts';

/** Sends a new link, only to the email address of the session's account. */
export async function resendVerification(
  dependencies: AccountsDependencies,
  userId: string,
  email: string,
): Promise<UserRow> {
  const user = await getAccount(accountsRepository(dependencies.db), userId);
  if (emailKey(email) !== user.email_key) throw new AppError('not_allowed');
  if (user.is_verified) throw new AppError('already_verified');
  await dependencies.db
    .transaction()
    .execute((transaction) => mailVerificationLink(dependencies, transaction, user));
  return user;
}
