import type { changePasswordBody } from '@thikana/contract/accounts';
import { AppError } from '@thikana/contract/errors';
import type { z } from 'zod';
import type { AccountsDependencies } from './accounts.dependencies.ts';
import { accountsRepository } from './accounts.repository.ts';
import { checkPassword } from './check-password.ts';
import { mailPasswordChanged } from './mail-password-changed.ts';
import { hashPassword } from './password-hash.ts';

/** Every session ends; the token that comes back starts the one that goes on. */
export async function changeOwnPassword(
  dependencies: AccountsDependencies,
  userId: string,
  { currentPassword, newPassword }: z.output<typeof changePasswordBody>,
): Promise<string> {
  const { db, tokens } = dependencies;
  await checkPassword(dependencies, userId, currentPassword);
  if (currentPassword === newPassword) throw new AppError('same_password');
  const passwordHash = await hashPassword(newPassword);
  const user = await db.transaction().execute(async (transaction) => {
    const changed = await accountsRepository(transaction).setPassword(userId, passwordHash);
    await mailPasswordChanged(dependencies, transaction, changed);
    return changed;
  });
  return tokens.issue({ userId, version: user.session_version });
}
