import type { Output } from '@thikana/contract/endpoint';
import type { viewTwoStep as contract } from '@thikana/contract/two-step';
import type { SessionUser } from '../../http/viewer.ts';
import type { AccountsDependencies } from './accounts.dependencies.ts';
import { twoStepRepository } from './two-step.repository.ts';

export async function viewTwoStep(
  { db, settings }: AccountsDependencies,
  { id, role }: SessionUser,
): Promise<Output<typeof contract>> {
  const twoStep = twoStepRepository(db);
  const [isOn, recoveryCodesLeft, { twoStepForAdmins }] = await Promise.all([
    twoStep.isOn(id),
    twoStep.countRecoveryCodes(id),
    settings.get(),
  ]);
  return { isOn, isRequired: role === 'admin' && twoStepForAdmins, recoveryCodesLeft };
}
