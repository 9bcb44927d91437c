import type { Page } from '@playwright/test';
import { login } from '@thikana/contract/accounts';
import { expect, logIn, test } from './support/journey.ts';
import { lookAtScreen } from './support/look-at-screen.ts';
import { authorization, signUp } from './support/people.ts';
import { demoAccount, enter } from './support/session.ts';

const profile = '/dashboard/your-profile';
const sessionsIn = (page: Page) =>
  page.getByRole('region', { name: 'Where you are logged in' }).getByRole('listitem');

test('a device that was lost is logged out from another one', async ({ page, browser }) => {
  const account = await signUp(page.request);
  const lost = await (await browser.newContext()).newPage();
  await logIn(lost, account);
  await logIn(page, account);
  await page.goto(profile);
  await expect(sessionsIn(page)).toHaveCount(2);
  await expect(sessionsIn(page).first()).toContainText('This device');
  await sessionsIn(page)
    .nth(1)
    .getByRole('button', { name: /^Log out/ })
    .click();
  await expect(sessionsIn(page)).toHaveCount(1);
  await lost.goto(profile);
  await expect(lost.getByText('Session expired. Please log in again.').first()).toBeVisible();
  await expect(lost).toHaveURL(/\/login/);
  await lost.context().close();
});

test('logging out ends the session on the server too', async ({ page }) => {
  await logIn(page, await signUp(page.request));
  const headers = await authorization(page);
  const ended = page.waitForResponse((response) => response.url().endsWith('/api/auth/logout'));
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  expect((await ended).status()).toBe(200);
  expect((await page.request.get('/api/users/me', { headers })).status()).toBe(401);
});

test('a kept session is there in every tab, follows a replaced token, and ends in all of them', async ({
  page,
  context,
}) => {
  const account = await signUp(page.request);
  await logIn(page, account, { isKept: true });
  const other = await context.newPage();
  await other.goto(profile);
  await expect(sessionsIn(other).first()).toContainText('Stays logged in');
  // The answer of any call may carry the next token.
  const next = await page.request.post(login.path, { data: { ...account, keep: true } });
  const { token } = (await next.json()) as { token: string };
  await page.route('**/api/users/me', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'renewed-session': token } });
  });
  await page.goto(profile);
  await expect(sessionsIn(page)).toHaveCount(2);
  expect(await other.evaluate(() => localStorage.getItem('token'))).toBe(token);
  const sent = other.waitForRequest((request) => request.url().endsWith('/api/users/sessions'));
  await other.getByRole('link', { name: 'Messages' }).first().click();
  await other.getByRole('link', { name: 'Your Profile' }).first().click();
  expect((await sent).headers().authorization).toBe(`Bearer ${token}`);

  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  // Nothing private stays on the screen there.
  await expect(other).toHaveURL(/\/login\?from=%2Fdashboard%2Fyour-profile/);
  await expect(other.getByText(account.email)).toHaveCount(0);
});

test('staff see where they are logged in', async ({ page }) => {
  await enter(page, demoAccount('Admin'));
  await page.goto('/admin/account');
  await expect(sessionsIn(page).first()).toBeVisible();
});

test('the list of sessions fits and is accessible at every width', async ({ page }) => {
  const account = await signUp(page.request);
  await page.request.post(login.path, { data: { ...account, keep: true } });
  await logIn(page, account);
  await page.goto(profile);
  await expect(sessionsIn(page)).toHaveCount(2);
  await lookAtScreen(page, 'sessions');
});
