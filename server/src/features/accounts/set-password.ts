import { randomBytes } from 'node:crypto';
import { AppError } from '@thikana/contract/errors';
import { recordAudit } from '../audit/audit.feature.ts';
import type { AccountsDependencies } from './accounts.dependencies.ts';
import { accountsRepository } from './accounts.repository.ts';
import { mailPasswordChanged } from './mail-password-changed.ts';
import { hashPassword } from './password-hash.ts';

/** Gives an account a new random password, which ends its sessions. Returns the password, to be shown once. */
export async function setPasswordFor(
  dependencies: Pick<AccountsDependencies, 'db' | 'mail' | 'site' | 'now'>,
  actorId: string,
  userId: string,
): Promise<string> {
  const password = randomBytes(12).toString('base64url');
  const passwordHash = await hashPassword(password);
  await dependencies.db.transaction().execute(async (transaction) => {
    const user = await accountsRepository(transaction).setPassword(userId, passwordHash);
    if (!user) throw new AppError('user_not_found');
    await mailPasswordChanged(dependencies, transaction, user);
    const subject = { id: userId, label: user.name };
    await recordAudit(transaction, { adminId: actorId, action: 'user.set-password', subject });
  });
  return password;
}
