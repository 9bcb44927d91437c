import type { User } from '@thikana/contract/accounts';
import { AppError } from '@thikana/contract/errors';
import { parseCookie } from 'cookie';
import { accountsRepository, hashToken, noteBrowser, presentUser } from '../accounts/accounts.feature.ts';
import type { OpenIdDependencies } from './openid.dependencies.ts';
import { sessionCookie } from './serve-openid.ts';

/** Consumes the one-time token that the callback left in a cookie. */
export async function takeSession(
  dependencies: OpenIdDependencies,
  cookie: string | undefined,
  browser: string | undefined,
): Promise<{ user: User; token: string }> {
  const { db, tokens, now } = dependencies;
  const handedOver = parseCookie(cookie ?? '')[sessionCookie];
  if (!handedOver) throw new AppError('sign_in_failed');
  const accounts = accountsRepository(db);
  const userId = await accounts.takeToken('sign-in', hashToken(handedOver), now());
  const user = userId && (await accounts.findById(userId));
  if (!user) throw new AppError('sign_in_failed');
  if (user.banned_at) throw new AppError('account_banned');
  await noteBrowser(dependencies, user, browser);
  return {
    user: presentUser(user),
    token: await tokens.issue({ userId: user.id, version: user.session_version }),
  };
}
