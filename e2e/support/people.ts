import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './journey.ts';
import type { PictureFile } from './pictures.ts';
import { type Account, enter } from './session.ts';

/** A person with a new account. */
export async function signUp(request: APIRequestContext): Promise<Account> {
  const account = { email: `${randomUUID()}@example.com`, password: 'a quiet verandah' };
  const data = {
    ...account,
    name: 'Asha Tamang',
    phone: '+919832012345',
    agreement: await agreement(request),
  };
  const answer = await request.post('/api/auth/register', { data });
  expect(answer.ok()).toBe(true);
  return account;
}

/** Consent to the notice that the site shows now. */
export async function agreement(request: APIRequestContext): Promise<{ notice: string; isOfAge: true }> {
  const answer = await request.get('/api/privacy/notice');
  const { notice } = (await answer.json()) as { notice: { version: string } };
  return { notice: notice.version, isOfAge: true };
}

/** Logs a new person in on this page. */
export async function enterAsOwner(page: Page): Promise<Account> {
  const account = await signUp(page.request);
  await enter(page, account);
  return account;
}

/** Changes the account's password, which ends all its sessions, and returns the new password. */
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

/** Posts a flat for rent through the API as the user of this page. */
export async function postFlat(page: Page, title: string, picture: PictureFile): Promise<void> {
  const answer = await page.request.post('/api/user/post/add-new-post', {
    headers: await authorization(page),
    multipart: { ...flatForRent, title, pictures: picture },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** The listings of this page's user, from the server. */
export async function ownListings(page: Page): Promise<{ _id: string; title: string; pictures: string[] }[]> {
  const answer = await page.request.get('/api/user/post/view-your-listings', {
    headers: await authorization(page),
  });
  return ((await answer.json()) as { postArray: { _id: string; title: string; pictures: string[] }[] })
    .postArray;
}

/** The authorization header of this page's user. */
export async function authorization(page: Page): Promise<{ authorization: string }> {
  return { authorization: `Bearer ${await page.evaluate(() => sessionStorage.getItem('token'))}` };
}

export const flatForRent = {
  intent: 'rent',
  propertyCategory: 'flat',
  description: 'Second floor, morning sun, water all day.',
  location: 'Pradhan Nagar, Siliguri',
  coordinates: JSON.stringify({ type: 'Point', coordinates: [88.421, 26.72] }),
  bedrooms: '2',
  bathrooms: '1',
  builtUpArea: '780',
  availableFrom: '2026-12-01',
  pricePerFrequency: '12500',
  frequency: 'month',
  availableForDuration: '11',
  availableForDurationUnit: 'month',
};
