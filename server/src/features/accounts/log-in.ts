import type { loginBody } from '@thikana/contract/accounts';
import { AppError } from '@thikana/contract/errors';
import type { z } from 'zod';
import type { UserRow } from '../../platform/database/tables/account-tables.ts';
import type { AccountsDependencies } from './accounts.dependencies.ts';
import { accountsRepository, emailKey } from './accounts.repository.ts';
import { knownBrowsersRepository } from './known-browsers.repository.ts';
import { hashToken } from './mailed-tokens.ts';
import { noteBrowser } from './note-browser.ts';
import { hashPassword, isPasswordRight, needsRehash } from './password-hash.ts';
import { takeCode } from './take-code.ts';
import { twoStepRepository } from './two-step.repository.ts';

// Counted for each address and account together, so that nobody can lock someone else out.
const attempts = { points: 10, windowSeconds: 15 * 60 };
// From all addresses together. Browsers in which someone has logged in to the account go on, so that guesses of others do
// not keep its owner out.
const guesses = { points: 100, windowSeconds: 60 * 60 };

/** Starts a session. Where a second step is on, a right password without a code answers `code_needed`. */
export async function logIn(
  dependencies: AccountsDependencies,
  { email, password, code, browser }: z.output<typeof loginBody>,
  address: string | undefined,
): Promise<{ user: UserRow; token: string }> {
  const { db, tokens, limiter } = dependencies;
  const key = emailKey(email);
  await limiter.useKey('login-attempts', `${address}:${key}`, attempts);
  const isKnown =
    browser !== undefined && (await knownBrowsersRepository(db).isKnown(key, hashToken(browser)));
  if (!isKnown) await limiter.useKey('login-guesses', key, guesses);
  const accounts = accountsRepository(db);
  const user = await accounts.findByEmail(email);
  const isRight = await isPasswordRight(user?.password_hash, password);
  if (!user || !isRight) throw new AppError('wrong_credentials');
  // Told only to someone who knows the password.
  if (user.banned_at) throw new AppError('account_banned');
  if (await twoStepRepository(db).isOn(user.id)) {
    if (code === undefined) throw new AppError('code_needed');
    await takeCode(dependencies, user.id, code);
  }
  if (needsRehash(user.password_hash)) await accounts.renewHash(user, await hashPassword(password));
  await noteBrowser(dependencies, user, browser);
  return { user, token: await tokens.issue({ userId: user.id, version: user.session_version }) };
}
