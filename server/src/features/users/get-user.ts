import { AppError } from '@thikana/contract/errors';
import type { AdminUser } from '@thikana/contract/users';
import type { UsersDependencies } from './users.dependencies.ts';
import { presentAdminUser } from './users.presenter.ts';
import { usersRepository } from './users.repository.ts';

/** An account with the number of its listings. */
export async function getUser({ db }: Pick<UsersDependencies, 'db'>, id: string): Promise<AdminUser> {
  const users = usersRepository(db);
  const user = await users.find(id);
  if (!user) throw new AppError('user_not_found');
  return { ...presentAdminUser(user), listings: await users.countListings(id) };
}
