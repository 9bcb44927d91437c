import { forgetUnverified } from './forget-unverified.ts';
import type { UsersDependencies } from './users.dependencies.ts';
import { usersRepository } from './users.repository.ts';
import { usersRoutes } from './users.routes.ts';

export { removeAccount } from './remove-account.ts';

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
  };
}
