import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, logIn } from './journey.ts';

export interface Account {
  email: string;
  password: string;
}

/** Somebody with a new account of their own. */
export async function signUp(request: APIRequestContext): Promise<Account> {
  const account = { email: `${randomUUID()}@example.com`, password: 'a quiet verandah' };
  const answer = await request.post('/api/auth/register', {
    data: { ...account, name: 'Asha Tamang', phone: '+919832012345' },
  });
  expect(answer.ok()).toBe(true);
  return account;
}

/** Logs somebody new in on this page. */
export async function enterAsOwner(page: Page): Promise<Account> {
  const account = await signUp(page.request);
  await logIn(page, account);
  return account;
}

/** Ends every session of an account, as a change of its password does; says the new password. */
export async function endSessions(request: APIRequestContext, account: Account): Promise<Account> {
  const answer = await request.post('/api/auth/login', { data: account });
  const { token } = (await answer.json()) as { token: string };
  const changed = { ...account, password: 'a busy verandah' };
  const change = await request.patch('/api/users/change-password', {
    headers: { authorization: `Bearer ${token}` },
    data: { currentPassword: account.password, newPassword: changed.password },
  });
  expect(change.ok()).toBe(true);
  return changed;
}

/** The listings of whoever is logged in on this page, as the server knows them. */
export async function ownListings(page: Page): Promise<{ _id: string; title: string; pictures: string[] }[]> {
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  const answer = await page.request.get('/api/user/post/view-your-listings', {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { postArray: { _id: string; title: string; pictures: string[] }[] })
    .postArray;
}
