import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';

export interface Account {
  email: string;
  password: string;
}

/** The accounts that the first start created and wrote to a file. */
export function demoAccount(label: 'Admin' | 'Owner'): Account {
  const file = path.join(process.env.SITE_DATA_DIR ?? '', 'demo-accounts.txt');
  const lines = readFileSync(file, 'utf8').split('\n');
  const [, email = '', password = ''] =
    lines.find((line) => line.startsWith(`${label}\t`))?.split('\t') ?? [];
  return { email, password };
}

export interface StoredSession {
  token: string;
  user: { _id: string };
}

/** Logs in through the API. Each call starts a session of its own, because a test that logs out ends it. */
export async function sessionOf(account: Account): Promise<StoredSession> {
  const response = await fetch(`${process.env.SITE_URL}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  if (!response.ok) throw new Error(`The login of ${account.email} was answered with ${response.status}.`);
  return (await response.json()) as StoredSession;
}

/** Logs in every page of this context, as after a login in its tab. */
export async function startLoggedIn(context: BrowserContext, account: Account): Promise<void> {
  const { token, user } = await sessionOf(account);
  await context.addInitScript(
    ([knownToken, knownUser]) => {
      if (!location.protocol.startsWith('http') || sessionStorage.getItem('token')) return;
      sessionStorage.setItem('token', knownToken);
      sessionStorage.setItem('user', knownUser);
    },
    [token, JSON.stringify(user)] as const,
  );
}

/** Logs this tab in without the form, for tests of other subjects. */
export async function enter(page: Page, account: Account): Promise<void> {
  const { token, user } = await sessionOf(account);
  // Session storage belongs to an origin, and this is the cheapest file on it that can run scripts.
  await page.goto('/favicon.svg');
  await page.evaluate(
    ([newToken, newUser]) => {
      sessionStorage.setItem('token', newToken);
      sessionStorage.setItem('user', newUser);
    },
    [token, JSON.stringify(user)] as const,
  );
}
