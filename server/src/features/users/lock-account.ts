import { AppError } from '@thikana/contract/errors';
import { isStaff } from '@thikana/contract/roles';
import type { Transaction } from 'kysely';
import type { UserRow } from '../../platform/database/tables/account-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { commandLine } from '../audit/audit.feature.ts';
import { usersRepository } from './users.repository.ts';

/**
 * Locks the account that a member of staff is about to ban or delete, or that gets another role. It must be another
 * account, only administrators and the command line may touch the account of staff, and one administrator must remain: of two who ban each
 * other at the same time, the second is refused.
 */
export async function lockAccount(
  transaction: Transaction<Tables>,
  actorId: string,
  userId: string,
): Promise<UserRow> {
  if (userId === actorId) throw new AppError('own_account');
  const users = usersRepository(transaction);
  const admins = await users.lockActiveAdmins();
  const user = await users.find(userId);
  if (!user) throw new AppError('user_not_found');
  if (isStaff(user.role) && actorId !== commandLine && !admins.includes(actorId))
    throw new AppError('not_allowed');
  if (user.role === 'admin' && !admins.some((id) => id !== userId)) throw new AppError('last_admin');
  return user;
}
