import { AppError } from '@thikana/contract/errors';
import type { UserRow } from '../../platform/database/tables/account-tables.ts';
import type { AccountsRepository } from './accounts.repository.ts';
import { getAccount } from './get-account.ts';
import { isPasswordRight } from './password-hash.ts';

/** The account, of whoever knows its password; throws `wrong_current_password` otherwise. */
export async function checkPassword(
  accounts: AccountsRepository,
  userId: string,
  password: string,
): Promise<UserRow> {
  const user = await getAccount(accounts, userId);
  if (!(await isPasswordRight(user.password_hash, password))) throw new AppError('wrong_current_password');
  return user;
}
