import type { UsersDependencies } from './users.dependencies.ts';
import { usersRepository } from './users.repository.ts';
import { usersRoutes } from './users.routes.ts';

/** Administrators look at accounts, shut them out and let them in again. */
export function usersFeature(dependencies: UsersDependencies) {
  return {
    countCustomers: usersRepository(dependencies.db).countCustomers,
    bindings: usersRoutes(dependencies),
  };
}
