import type { loginBody } from '@thikana/contract/accounts';
import { AppError } from '@thikana/contract/errors';
import type { z } from 'zod';
import type { UserRow } from '../../platform/database/tables.ts';
import type { AccountsDependencies } from './accounts.dependencies.ts';
import { accountsRepository, emailKey } from './accounts.repository.ts';
import { isPasswordRight } from './password-hash.ts';

// Counted for each address and account together, so that nobody can lock someone else out.
const attempts = { points: 10, windowSeconds: 15 * 60 };

export async function logIn(
  { db, tokens, limiter }: AccountsDependencies,
  { email, password }: z.output<typeof loginBody>,
  address: string | undefined,
): Promise<{ user: UserRow; token: string }> {
  await limiter.useKey('login-attempts', `${address}:${emailKey(email)}`, attempts);
  const user = await accountsRepository(db).findByEmail(email);
  const isRight = await isPasswordRight(user?.password_hash, password);
  if (!user || !isRight) throw new AppError('wrong_credentials');
  // Told only to someone who knows the password.
  if (user.banned_at) throw new AppError('account_banned');
  return { user, token: await tokens.issue({ userId: user.id, version: user.session_version }) };
}
