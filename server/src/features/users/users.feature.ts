import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { type Ban, banWithin } from './ban-user.ts';
import { forgetUnverified } from './forget-unverified.ts';
import type { UsersDependencies } from './users.dependencies.ts';
import { usersRepository } from './users.repository.ts';
import { usersRoutes } from './users.routes.ts';

export { removeAccount } from './remove-account.ts';
export type UsersFeature = ReturnType<typeof usersFeature>;

/** Administrators look at accounts, shut them out and let them in again. */
export function usersFeature(dependencies: UsersDependencies) {
  dependencies.jobs.add({
    name: 'forget-unverified',
    retryLimit: 3,
    retryDelaySeconds: 60,
    concurrency: 1,
    schedule: '10 4 * * *',
    async run() {
      await forgetUnverified(dependencies);
    },
  });
  return {
    countCustomers: usersRepository(dependencies.db).countCustomers,
    bindings: usersRoutes(dependencies),
    /** As a part of something larger that is done about a person. */
    banWithin: (transaction: Transaction<Tables>, adminId: string, ban: Ban) =>
      banWithin(transaction, dependencies, adminId, ban),
  };
}
