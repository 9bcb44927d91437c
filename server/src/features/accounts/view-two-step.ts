import type { Output } from '@thikana/contract/endpoint';
import type { viewTwoStep as contract } from '@thikana/contract/two-step';
import type { SessionUser } from '../../http/viewer.ts';
import type { AccountsDependencies } from './accounts.dependencies.ts';
import { isTwoStepRequired } from './is-two-step-required.ts';
import { twoStepRepository } from './two-step.repository.ts';

export async function viewTwoStep(
  dependencies: AccountsDependencies,
  { id, role }: SessionUser,
): Promise<Output<typeof contract>> {
  const twoStep = twoStepRepository(dependencies.db);
  const [isOn, recoveryCodesLeft, isRequired] = await Promise.all([
    twoStep.isOn(id),
    twoStep.countRecoveryCodes(id),
    isTwoStepRequired(dependencies, role),
  ]);
  return { isOn, isRequired, recoveryCodesLeft };
}
