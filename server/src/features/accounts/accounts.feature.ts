import type { Kysely } from 'kysely';
import type { UserRow } from '../../platform/database/tables/account-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { AccountsDependencies } from './accounts.dependencies.ts';
import { accountsRepository } from './accounts.repository.ts';
import { accountsRoutes } from './accounts.routes.ts';
import { authenticate } from './authenticate.ts';
import { checkPassword } from './check-password.ts';
import { twoStepRepository } from './two-step.repository.ts';
import { twoStepRoutes } from './two-step.routes.ts';

export { presentUser } from './accounts.presenter.ts';
export { accountsRepository, emailKey } from './accounts.repository.ts';
export { createAdmin } from './create-admin.ts';
export { mailResetLinkTo } from './forgot-password.ts';
export { hashToken, newMailedToken, signInSeconds } from './mailed-tokens.ts';
export { hashPassword } from './password-hash.ts';

/** People, their passwords and their sessions. */
export function accountsFeature(dependencies: AccountsDependencies) {
  return {
    bindings: [...accountsRoutes(dependencies), ...twoStepRoutes(dependencies)],
    authenticate: (token: string) => authenticate(dependencies, token),
  };
}

export function hasAdmin(db: Kysely<Tables>): Promise<boolean> {
  return accountsRepository(db).hasAdmin();
}

export function hasTwoStep(db: Kysely<Tables>, userId: string): Promise<boolean> {
  return twoStepRepository(db).isOn(userId);
}

/** The account, of whoever knows its password; throws `wrong_current_password` otherwise. */
export function checkOwnPassword(db: Kysely<Tables>, userId: string, password: string): Promise<UserRow> {
  return checkPassword(accountsRepository(db), userId, password);
}
