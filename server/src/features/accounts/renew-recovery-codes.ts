import { AppError } from '@thikana/contract/errors';
import type { AccountsDependencies } from './accounts.dependencies.ts';
import { checkPassword } from './check-password.ts';
import { consumeCode } from './consume-code.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { twoStepRepository } from './two-step.repository.ts';

/** Replaces the earlier codes. */
export async function renewRecoveryCodes(
  dependencies: AccountsDependencies,
  userId: string,
  { password, code }: { password: string; code: string },
): Promise<string[]> {
  const { db } = dependencies;
  await checkPassword(dependencies, userId, password);
  if (!(await twoStepRepository(db).isOn(userId))) throw new AppError('two_step_off');
  await consumeCode(dependencies, userId, code);
  const { codes, hashes } = newRecoveryCodes();
  await db
    .transaction()
    .execute((transaction) => twoStepRepository(transaction).putRecoveryCodes(userId, hashes));
  return codes;
}
