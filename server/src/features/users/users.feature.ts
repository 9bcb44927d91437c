import { AppError } from '@thikana/contract/errors';
import { listUsers, listUsersByVerification, viewUser } from '@thikana/contract/users';
import type { Kysely } from 'kysely';
import { bind } from '../../http/binding.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { presentAdminUser } from './users.presenter.ts';
import { usersRepository } from './users.repository.ts';

/** Administrators look at accounts. */
export function usersFeature({ db }: { db: Kysely<Tables> }) {
  const users = usersRepository(db);
  return {
    countCustomers: users.countCustomers,
    bindings: [
      bind(listUsers, async () => ({
        success: true as const,
        message: 'All users',
        data: (await users.list()).map(presentAdminUser),
      })),
      bind(listUsersByVerification, async ({ query }) => ({
        success: true as const,
        message: query.isVerified === 'true' ? 'Verified users' : 'Unverified users',
        data: (await users.list({ isVerified: query.isVerified === 'true' })).map(presentAdminUser),
      })),
      bind(viewUser, async ({ params }) => {
        const user = await users.find(params.id);
        if (!user) throw new AppError('user_not_found');
        return { success: true as const, message: 'User', data: presentAdminUser(user) };
      }),
    ],
  };
}
