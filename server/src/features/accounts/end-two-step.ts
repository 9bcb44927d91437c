import { AppError } from '@thikana/contract/errors';
import type { AccountsDependencies } from './accounts.dependencies.ts';
import { checkPassword } from './check-password.ts';
import { consumeCode } from './consume-code.ts';
import { isTwoStepRequired } from './is-two-step-required.ts';
import { mailTwoStepChanged } from './mail-two-step-changed.ts';
import { twoStepRepository } from './two-step.repository.ts';

export async function endTwoStep(
  dependencies: AccountsDependencies,
  userId: string,
  { password, code }: { password: string; code: string },
): Promise<void> {
  const { db } = dependencies;
  const user = await checkPassword(dependencies, userId, password);
  if (!(await twoStepRepository(db).isOn(userId))) throw new AppError('two_step_off');
  if (await isTwoStepRequired(dependencies, user.role)) throw new AppError('two_step_required');
  await consumeCode(dependencies, userId, code);
  await db.transaction().execute(async (transaction) => {
    await twoStepRepository(transaction).end(userId);
    await mailTwoStepChanged(dependencies, transaction, user, 'off');
  });
}
