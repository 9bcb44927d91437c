import { AppError } from '@thikana/contract/errors';
import type { UserRow } from '../../platform/database/tables/account-tables.ts';
import type { AccountsRepository } from './accounts.repository.ts';

/** Returns the account of a session that was valid a moment ago. */
export async function getAccount(repository: AccountsRepository, userId: string): Promise<UserRow> {
  const user = await repository.findById(userId);
  if (!user) throw new AppError('not_signed_in');
  return user;
}
