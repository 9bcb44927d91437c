import type { User } from '@thikana/contract/accounts';
import { AppError } from '@thikana/contract/errors';
import type * as contract from '@thikana/contract/openid';
import { parseCookie } from 'cookie';
import type { z } from 'zod';
import {
  accountsRepository,
  hashToken,
  keepLanguage,
  noteBrowser,
  presentUser,
  startSession,
} from '../accounts/accounts.feature.ts';
import type { OpenIdDependencies } from './openid.dependencies.ts';
import { sessionCookie } from './serve-openid.ts';

/** Consumes the one-time token that the callback left in a cookie. */
export async function takeSession(
  dependencies: OpenIdDependencies,
  cookie: string | undefined,
  { browser, keep }: z.output<typeof contract.takeOpenIdSession.body>,
  agent: string | undefined,
): Promise<{ user: User; token: string }> {
  const { db, now } = dependencies;
  const handedOver = parseCookie(cookie ?? '')[sessionCookie];
  if (!handedOver) throw new AppError('sign_in_failed');
  const accounts = accountsRepository(db);
  const userId = await accounts.takeToken('sign-in', hashToken(handedOver), now());
  const found = userId && (await accounts.findById(userId));
  if (!found) throw new AppError('sign_in_failed');
  if (found.banned_at) throw new AppError('account_banned');
  const user = await keepLanguage(db, found);
  await noteBrowser(dependencies, user, browser);
  return {
    user: presentUser(user),
    token: await startSession(dependencies, user, { agent, isKept: keep }),
  };
}
