import type { changePasswordBody } from '@thikana/contract/accounts';
import { AppError } from '@thikana/contract/errors';
import type { z } from 'zod';
import type { AccountsDependencies } from './accounts.dependencies.ts';
import { accountsRepository } from './accounts.repository.ts';
import { checkPassword, notKnown } from './check-password.ts';
import { mailPasswordChanged } from './mail-password-changed.ts';
import { hashPassword } from './password-hash.ts';

/** Ends every session and returns a token for the current one. */
export async function changeOwnPassword(
  dependencies: AccountsDependencies,
  userId: string,
  { currentPassword, newPassword }: z.output<typeof changePasswordBody>,
): Promise<string> {
  const { db, tokens } = dependencies;
  const user = await checkPassword(dependencies, userId, currentPassword);
  if (currentPassword === newPassword) throw new AppError('same_password');
  const passwordHash = await hashPassword(newPassword);
  const changed = await db.transaction().execute(async (transaction) => {
    const row = await accountsRepository(transaction).setPassword(userId, passwordHash, user);
    if (!row) throw notKnown(user);
    await mailPasswordChanged(dependencies, transaction, row);
    return row;
  });
  return tokens.issue({ userId, version: changed.session_version });
}
