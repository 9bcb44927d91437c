import type { changePasswordBody } from '@thikana/contract/account-forms';
import { AppError } from '@thikana/contract/errors';
import type { z } from 'zod';
import type { SessionUser } from '../../http/viewer.ts';
import type { AccountsDependencies } from './accounts.dependencies.ts';
import { accountsRepository } from './accounts.repository.ts';
import { checkPassword, notKnown } from './check-password.ts';
import { mailPasswordChanged } from './mail-password-changed.ts';
import { hashPassword } from './password-hash.ts';
import { sessionsRepository } from './sessions.repository.ts';

/** Ends every other session and returns a new token for the current one. */
export async function changeOwnPassword(
  dependencies: AccountsDependencies,
  { id: userId, sessionId }: SessionUser,
  { currentPassword, newPassword }: z.output<typeof changePasswordBody>,
): Promise<string> {
  const { db, tokens } = dependencies;
  const user = await checkPassword(dependencies, userId, currentPassword);
  if (currentPassword === newPassword) throw new AppError('same_password');
  const passwordHash = await hashPassword(newPassword);
  return db.transaction().execute(async (transaction) => {
    const row = await accountsRepository(transaction).setPassword(userId, passwordHash, user);
    if (!row) throw notKnown(user);
    await mailPasswordChanged(dependencies, transaction, row);
    const version = row.session_version;
    const session = await sessionsRepository(transaction).follow(sessionId, version);
    if (!session) throw new AppError('session_expired');
    const { generation, expires_at: expiresAt } = session;
    return tokens.issue({ userId, version, sessionId, generation }, expiresAt);
  });
}
