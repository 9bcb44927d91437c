import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { type Ban, banWithin } from './ban-user.ts';
import { deleteUnverified } from './delete-unverified.ts';
import type { UsersDependencies } from './users.dependencies.ts';
import { usersRepository } from './users.repository.ts';
import { usersRoutes } from './users.routes.ts';

export { changeRole } from './change-role.ts';
export { deleteUser } from './delete-user.ts';
export { removeAccount } from './remove-account.ts';
export type UsersFeature = ReturnType<typeof usersFeature>;

/** Administrators view, ban and delete accounts. */
export function usersFeature(dependencies: UsersDependencies) {
  dependencies.jobs.add({
    name: 'delete-unverified',
    schedule: '10 4 * * *',
    async run() {
      await deleteUnverified(dependencies);
    },
  });
  return {
    countCustomers: usersRepository(dependencies.db).countCustomers,
    bindings: usersRoutes(dependencies),
    /** Bans inside a larger transaction. */
    banWithin: (transaction: Transaction<Tables>, adminId: string, ban: Ban) =>
      banWithin(transaction, dependencies, adminId, ban),
  };
}
