import { AppError } from '@thikana/contract/errors';
import type { Transaction } from 'kysely';
import type { UserRow } from '../../platform/database/tables/account-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { usersRepository } from './users.repository.ts';

/**
 * Locks the account that an administrator is about to ban or delete. It must be another account, and one administrator
 * must remain: of two who ban each other at the same time, the second is refused.
 */
export async function lockAccount(
  transaction: Transaction<Tables>,
  adminId: string,
  userId: string,
): Promise<UserRow> {
  if (userId === adminId) throw new AppError('own_account');
  const users = usersRepository(transaction);
  const admins = await users.lockActiveAdmins();
  const user = await users.find(userId);
  if (!user) throw new AppError('user_not_found');
  if (user.role === 'admin' && !admins.some((id) => id !== userId)) throw new AppError('last_admin');
  return user;
}
