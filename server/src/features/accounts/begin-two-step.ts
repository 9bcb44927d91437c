import { AppError } from '@thikana/contract/errors';
import type { AccountsDependencies } from './accounts.dependencies.ts';
import { checkPassword } from './check-password.ts';
import { describeSecret, newSecret } from './one-time-password.ts';
import { twoStepRepository } from './two-step.repository.ts';

/** Creates a secret. It takes effect once a code of it is confirmed. */
export async function beginTwoStep(
  dependencies: AccountsDependencies,
  userId: string,
  password: string,
): Promise<{ secret: string; uri: string }> {
  const { db, site } = dependencies;
  const { email, password_hash: passwordHash } = await checkPassword(dependencies, userId, password);
  // Two-step login requires a password.
  if (passwordHash === null) throw new AppError('password_needed');
  const secret = newSecret();
  if (!(await twoStepRepository(db).putSecret(userId, secret))) throw new AppError('two_step_on');
  return describeSecret(secret, { issuer: site.name, label: email });
}
