import type { loginBody } from '@thikana/contract/account-forms';
import { AppError } from '@thikana/contract/errors';
import type { z } from 'zod';
import type { Viewer } from '../../http/viewer.ts';
import type { UserRow } from '../../platform/database/tables/account-tables.ts';
import { keepLanguage } from './account-language.ts';
import type { AccountsDependencies } from './accounts.dependencies.ts';
import { accountsRepository, emailKey } from './accounts.repository.ts';
import { consumeCode } from './consume-code.ts';
import { knownBrowsersRepository } from './known-browsers.repository.ts';
import { hashToken } from './mailed-tokens.ts';
import { noteBrowser } from './note-browser.ts';
import { hashPassword, isPasswordRight, needsRehash } from './password-hash.ts';
import { startSession } from './start-session.ts';
import { twoStepRepository } from './two-step.repository.ts';

// Counted per IP address and account, so that an attacker cannot lock out an owner.
const attempts = { points: 10, windowSeconds: 15 * 60 };
// Counted over all IP addresses. Browsers that have logged in to the account before are exempt, so that an attacker's
// guesses do not lock out its owner.
const guesses = { points: 100, windowSeconds: 60 * 60 };

/** Starts a session. With two-step login, a correct password without a code answers `code_needed`. */
export async function logIn(
  dependencies: AccountsDependencies,
  { email, password, code, browser, keep }: z.output<typeof loginBody>,
  { address, agent }: Pick<Viewer, 'address' | 'agent'>,
): Promise<{ user: UserRow; token: string }> {
  const { db, limiter } = dependencies;
  const key = emailKey(email);
  await limiter.useKey('login-attempts', `${address}:${key}`, attempts);
  const isKnown =
    browser !== undefined && (await knownBrowsersRepository(db).isKnown(key, hashToken(browser)));
  if (!isKnown) await limiter.useKey('login-guesses', key, guesses);
  const accounts = accountsRepository(db);
  const found = await accounts.findByEmail(email);
  const isRight = await isPasswordRight(found?.password_hash, password);
  if (!found || !isRight) throw new AppError('wrong_credentials');
  // Revealed only to a person who knows the password.
  if (found.banned_at) throw new AppError('account_banned');
  if (await twoStepRepository(db).isOn(found.id)) {
    if (code === undefined) throw new AppError('code_needed');
    await consumeCode(dependencies, found.id, code);
  }
  if (needsRehash(found.password_hash)) await accounts.renewHash(found, await hashPassword(password));
  const user = await keepLanguage(db, found);
  await noteBrowser(dependencies, user, browser);
  return { user, token: await startSession(dependencies, user, { agent, isKept: keep }) };
}
