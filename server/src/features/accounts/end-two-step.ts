import { AppError } from '@thikana/contract/errors';
import { recordAudit } from '../audit/audit.feature.ts';
import type { AccountsDependencies } from './accounts.dependencies.ts';
import { accountsRepository } from './accounts.repository.ts';
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

/** Turns two-step login off for a person who lost the device and the recovery codes. */
export async function endTwoStepFor(
  dependencies: Pick<AccountsDependencies, 'db' | 'mail' | 'site' | 'now'>,
  actorId: string,
  userId: string,
): Promise<void> {
  await dependencies.db.transaction().execute(async (transaction) => {
    const twoStep = twoStepRepository(transaction);
    const user = await accountsRepository(transaction).findById(userId);
    if (!user) throw new AppError('user_not_found');
    if (!(await twoStep.isOn(userId))) throw new AppError('two_step_off');
    await twoStep.end(userId);
    await mailTwoStepChanged(dependencies, transaction, user, 'off');
    const subject = { id: userId, label: user.name };
    await recordAudit(transaction, { adminId: actorId, action: 'user.end-two-step', subject });
  });
}
