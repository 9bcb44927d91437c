import type { User } from '@thikana/contract/accounts';
import { AppError } from '@thikana/contract/errors';
import { parseCookie } from 'cookie';
import { accountsRepository, hashToken, presentUser } from '../accounts/accounts.feature.ts';
import type { OpenIdDependencies } from './openid.dependencies.ts';
import { sessionCookie } from './serve-openid.ts';

/** Uses up what the way back from the provider has left in the browser. */
export async function takeSession(
  { db, tokens, now }: OpenIdDependencies,
  cookie: string | undefined,
): Promise<{ user: User; token: string }> {
  const handedOver = parseCookie(cookie ?? '')[sessionCookie];
  if (!handedOver) throw new AppError('sign_in_failed');
  const accounts = accountsRepository(db);
  const userId = await accounts.takeToken('sign-in', hashToken(handedOver), now());
  const user = userId && (await accounts.findById(userId));
  if (!user) throw new AppError('sign_in_failed');
  if (user.banned_at) throw new AppError('account_banned');
  return {
    user: presentUser(user),
    token: await tokens.issue({ userId: user.id, version: user.session_version }),
  };
}
