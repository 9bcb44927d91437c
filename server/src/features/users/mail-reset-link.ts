import { AppError } from '@thikana/contract/errors';
import { mailResetLinkTo } from '../accounts/accounts.feature.ts';
import { recordAudit } from '../audit/audit.feature.ts';
import type { UsersDependencies } from './users.dependencies.ts';
import { usersRepository } from './users.repository.ts';

/** Emails the person a link to choose a new password, also during a ban. */
export async function mailResetLink(
  dependencies: UsersDependencies,
  adminId: string,
  userId: string,
): Promise<void> {
  await dependencies.db.transaction().execute(async (transaction) => {
    const user = await usersRepository(transaction).find(userId);
    if (!user) throw new AppError('user_not_found');
    await mailResetLinkTo(dependencies, transaction, user, true);
    await recordAudit(transaction, {
      adminId,
      action: 'user.reset-password',
      subject: { id: userId, label: user.name },
    });
  });
}
