import { AppError } from '@thikana/contract/errors';
import type { AccountsDependencies } from './accounts.dependencies.ts';
import { accountsRepository } from './accounts.repository.ts';
import { checkPassword } from './check-password.ts';
import { describeSecret, newSecret } from './one-time-password.ts';
import { twoStepRepository } from './two-step.repository.ts';

/** A secret that counts only once a code of it was confirmed. */
export async function beginTwoStep(
  { db, site }: AccountsDependencies,
  userId: string,
  password: string,
): Promise<{ secret: string; uri: string }> {
  const { email } = await checkPassword(accountsRepository(db), userId, password);
  const secret = newSecret();
  if (!(await twoStepRepository(db).putSecret(userId, secret))) throw new AppError('two_step_on');
  return describeSecret(secret, { issuer: site.name, label: email });
}
