import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { AccountsDependencies } from './accounts.dependencies.ts';
import { accountsRepository } from './accounts.repository.ts';
import { accountsRoutes } from './accounts.routes.ts';
import { authenticate } from './authenticate.ts';
import { resetLinkJob } from './forgot-password.ts';
import { sessionsRepository } from './sessions.repository.ts';
import { sessionsRoutes } from './sessions.routes.ts';
import { twoStepRepository } from './two-step.repository.ts';
import { twoStepRoutes } from './two-step.routes.ts';

export { keepLanguage } from './account-language.ts';
export { presentUser } from './accounts.presenter.ts';
export { accountsRepository, emailKey } from './accounts.repository.ts';
export { checkPassword as checkOwnPassword } from './check-password.ts';
export { createAdmin } from './create-admin.ts';
export { endTwoStepFor } from './end-two-step.ts';
export { mailResetLinkTo } from './forgot-password.ts';
export { hashToken, newMailedToken } from './mailed-tokens.ts';
export { noteBrowser } from './note-browser.ts';
export { hashPassword } from './password-hash.ts';
export { setPasswordFor } from './set-password.ts';
export { startSession } from './start-session.ts';

/** Accounts, passwords and sessions. */
export function accountsFeature(dependencies: AccountsDependencies) {
  const resetLink = resetLinkJob(dependencies);
  dependencies.jobs.add(resetLink);
  dependencies.jobs.add({
    name: 'delete-sessions',
    schedule: '40 4 * * *',
    run: () => sessionsRepository(dependencies.db).deleteEnded(dependencies.now()),
  });
  return {
    bindings: [
      ...accountsRoutes(dependencies, resetLink),
      ...sessionsRoutes(dependencies),
      ...twoStepRoutes(dependencies),
    ],
    authenticate: (token: string, options?: { isStreaming: boolean }) =>
      authenticate(dependencies, token, options),
  };
}

export function hasAdmin(db: Kysely<Tables>): Promise<boolean> {
  return accountsRepository(db).hasAdmin();
}

/** Removes a password that was set by a person other than the owner of the email address. */
export function forgetTwoStep(db: Transaction<Tables>, userId: string): Promise<void> {
  return twoStepRepository(db).end(userId);
}

export function hasTwoStep(db: Kysely<Tables>, userId: string): Promise<boolean> {
  return twoStepRepository(db).isOn(userId);
}
