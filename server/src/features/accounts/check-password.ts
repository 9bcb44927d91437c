import { AppError } from '@thikana/contract/errors';
import type { UserRow } from '../../platform/database/tables/account-tables.ts';
import type { AccountsDependencies } from './accounts.dependencies.ts';
import { accountsRepository } from './accounts.repository.ts';
import { getAccount } from './get-account.ts';
import { hashOwnCode, ownCodePurpose } from './mail-own-code.ts';
import { isPasswordRight } from './password-hash.ts';

/** The error for a wrong proof. */
export function notKnown({ password_hash: hash }: Pick<UserRow, 'password_hash'>): AppError {
  return new AppError(hash === null ? 'own_code_wrong' : 'wrong_current_password');
}

/**
 * Returns the account if the password is correct or, for an account without one, the mailed code. Throws
 * `wrong_current_password` or `own_code_wrong` otherwise.
 */
export async function checkPassword(
  { db, now }: Pick<AccountsDependencies, 'db' | 'now'>,
  userId: string,
  password: string,
): Promise<UserRow> {
  const accounts = accountsRepository(db);
  const user = await getAccount(accounts, userId);
  if (user.password_hash === null) {
    const hash = hashOwnCode(userId, password);
    if (!(await accounts.holdsToken(ownCodePurpose, hash, now()))) throw notKnown(user);
  } else if (!(await isPasswordRight(user.password_hash, password))) {
    throw notKnown(user);
  }
  return user;
}
