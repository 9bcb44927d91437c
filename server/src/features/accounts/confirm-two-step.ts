import { AppError } from '@thikana/contract/errors';
import type { AccountsDependencies } from './accounts.dependencies.ts';
import { accountsRepository } from './accounts.repository.ts';
import { consumeCode } from './consume-code.ts';
import { getAccount } from './get-account.ts';
import { mailTwoStepChanged } from './mail-two-step-changed.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { twoStepRepository } from './two-step.repository.ts';

/** Turns two-step login on and returns the recovery codes. */
export async function confirmTwoStep(
  dependencies: AccountsDependencies,
  userId: string,
  code: string,
): Promise<string[]> {
  const { db, now } = dependencies;
  const user = await getAccount(accountsRepository(db), userId);
  if (await twoStepRepository(db).isOn(userId)) throw new AppError('two_step_on');
  await consumeCode(dependencies, userId, code);
  const { codes, hashes } = newRecoveryCodes();
  await db.transaction().execute(async (transaction) => {
    const twoStep = twoStepRepository(transaction);
    await twoStep.confirm(userId, now());
    await twoStep.putRecoveryCodes(userId, hashes);
    await mailTwoStepChanged(dependencies, transaction, user, 'on');
  });
  return codes;
}
