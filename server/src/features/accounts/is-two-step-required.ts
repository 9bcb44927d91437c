import type { Role } from '@thikana/contract/vocabulary';
import type { AccountsDependencies } from './accounts.dependencies.ts';

/** Whether the operator asks it of whoever has this role. */
export async function isTwoStepRequired(
  { settings }: Pick<AccountsDependencies, 'settings'>,
  role: Role,
): Promise<boolean> {
  return role === 'admin' && (await settings.get()).twoStepForAdmins;
}
