import { AppError } from '@thikana/contract/errors';
import type { AccountsDependencies } from './accounts.dependencies.ts';
import { accountsRepository } from './accounts.repository.ts';
import { mailPasswordChanged } from './mail-password-changed.ts';
import { hashToken } from './mailed-tokens.ts';
import { hashPassword } from './password-hash.ts';
import { twoStepRepository } from './two-step.repository.ts';

/** Sets a new password with a mailed token and ends every session of the account. */
export async function resetPasswordByToken(
  dependencies: AccountsDependencies,
  token: string,
  password: string,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await dependencies.db.transaction().execute(async (transaction) => {
    const accounts = accountsRepository(transaction);
    const userId = await accounts.takeToken('reset-password', hashToken(token), dependencies.now());
    if (!userId) throw new AppError('reset_link_invalid');
    const user = await accounts.setPassword(userId, passwordHash);
    if (!user) throw new AppError('reset_link_invalid');
    // The person who turned two-step login on never had this mailbox.
    if (!user.is_verified) await twoStepRepository(transaction).end(userId);
    await mailPasswordChanged(dependencies, transaction, user);
  });
}
