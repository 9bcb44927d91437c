import { randomUUID } from 'node:crypto';
import { approvePosts, personWithPosts } from './support/administration.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  linkIn,
  logIn,
  mailTo,
  test,
} from './support/journey.ts';
import { passUndoTime } from './support/pass-undo-time.ts';
import { signUp } from './support/people.ts';
import { demoAccount, enter } from './support/session.ts';

const search = '/rentals?propertyType=shop';

test.use({ viewport: { width: 360, height: 800 } });

test('a visitor subscribes to a search, gets an alert and unsubscribes', async ({
  browser,
  baseURL,
  page,
}) => {
  const email = `${randomUUID()}@example.org`;
  await page.goto(search);
  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('For rent, Shop', { exact: true })).toBeVisible();
  await dialog.getByLabel('New matches by email').selectOption('At once');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please enter an email address for the alerts.')).toBeVisible();
  await expect(dialog.getByLabel('Email address')).toBeFocused();
  await dialog.getByLabel('Email address').fill(email);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const outcome = page.getByRole('main').getByText(/^Check your email: the alert starts/);
  await expect(outcome).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'See your searches' })).toHaveAttribute(
    'href',
    '/shortlist#saved-searches',
  );

  await page.goto(linkIn(await mailTo(email, 'Confirm your alert')));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, send me alerts' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your alert is confirmed');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const title = `Shop with a shutter ${randomUUID().slice(0, 8)}`;
  const office = await browser.newContext({ baseURL });
  const desk = await office.newPage();
  await personWithPosts(desk.request, 'Maya Subba', [title]);
  await enter(desk, demoAccount('Admin'));
  await approvePosts(desk, [title]);
  await office.close();
  await passUndoTime();
  // Its subject is another one if shops of earlier tests match at the same time.
  const mail = await mailTo(email, '', title);
  const manage = /https?:\/\/\S+\/alerts\/\S+/.exec(mail.text.replaceAll(/=\r?\n/g, ''))?.[0] ?? '';

  const oneClick = await page.request.post(manage, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(oneClick.status()).toBe(200);
  await page.goto(manage);
  await expect(page.getByText('No emails are sent')).toBeVisible();
  await page.getByRole('button', { name: 'Send them again' }).click();
  await expect(page.getByText('Your change is saved.')).toBeVisible();
  await page.getByRole('link', { name: 'Show results' }).click();
  await page.waitForURL(/\/rentals/);
  await page.goBack();
  await page.getByRole('button', { name: /^Remove / }).click();
  await expect(page.getByText('You have no saved searches yet')).toBeVisible();
  await expect(page.getByText(/We send new matches/)).toBeHidden();
});

test('a login merges the device’s saved searches into the account', async ({ page }) => {
  await page.goto(search);
  await page
    .getByRole('button', { name: /^Shortlist / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Save this search' }).click();
  await page.getByLabel('New matches by email').selectOption('None');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.goto('/shortlist');
  await expect(page.getByRole('heading', { name: 'Saved searches' })).toBeVisible();
  await expectAccessible(page);

  const merged = page.waitForResponse((answer) => answer.url().endsWith('/api/alerts/searches'));
  await logIn(page, await signUp(page.request));
  await merged;
  await page.goto('/dashboard/alerts');
  await expect(page.getByText('Shops to rent')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const changed = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.getByLabel('Emails for Shops to rent').selectOption('Every Monday');
  await changed;
  await page.reload();
  await expect(page.getByLabel('Emails for Shops to rent')).toHaveValue('weekly');
  await page.getByRole('button', { name: 'Remove Shops to rent' }).click();
  await expect(page.getByText('You have no saved searches yet')).toBeVisible();
});
