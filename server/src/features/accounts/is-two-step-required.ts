import { isStaff } from '@thikana/contract/roles';
import type { Role } from '@thikana/contract/vocabulary';
import type { AccountsDependencies } from './accounts.dependencies.ts';

/** Returns whether a setting requires two-step login of this role. */
export async function isTwoStepRequired(
  { settings }: Pick<AccountsDependencies, 'settings'>,
  role: Role,
): Promise<boolean> {
  return isStaff(role) && (await settings.get()).twoStepForAdmins;
}
