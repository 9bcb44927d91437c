import type { Page } from '@playwright/test';
import { approvePosts, pendingTitles, personWithPosts } from './support/administration.ts';
import { expect, expectAccessible, logIn, mailTo, test } from './support/journey.ts';
import { demoAccount, enter } from './support/session.ts';

test.beforeEach(async ({ page }) => {
  await enter(page, demoAccount('Admin'));
});

/** The menu of the row that contains this text. */
const openActions = (page: Page, row: string) =>
  page
    .getByRole('row')
    .filter({ hasText: row })
    .getByRole('button', { name: /actions/i })
    .click();

test('an administrator reviews two posts by keyboard, oldest first', async ({ page }) => {
  const [first = '', second = '', third = ''] = await pendingTitles(page);
  await page.goto('/admin/pending-posts');
  const shown = page.getByRole('heading', { level: 2 }).first();
  const left = page.getByText(/Left to review: \d+/);
  const count = async () => Number(/\d+/.exec((await left.textContent()) ?? '')?.[0]);
  await expect(shown).toHaveText(first);
  const before = await count();

  await page.keyboard.press('a');
  await expect(shown).toHaveText(second);
  await expect(shown).toBeFocused();
  expect(await count()).toBe(before - 1);

  await page.keyboard.press('n');
  await expect(shown).toHaveText(third);
  await page.goBack();
  await expect(shown).toHaveText(second);

  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog.getByText('A reason is required.')).toBeVisible();
  // Shortcuts do not apply while a reason is typed.
  await page.keyboard.type('a narrow and rainy reason');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(shown).toHaveText(third);
  expect(await count()).toBe(before - 2);

  await page.goto('/admin/audit?action=listing.reject');
  const entry = page.getByRole('row').nth(1);
  await expect(entry).toContainText(second);
  await expect(entry).toContainText('a narrow and rainy reason');
});

test('keyboard shortcuts can be turned off', async ({ page }) => {
  await page.goto('/admin/pending-posts');
  const keys = page.getByRole('checkbox', { name: 'Use the keys A, R, N and U' });
  await keys.uncheck();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await keys.check();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('posts can be searched, sorted and decided on, and the focus stays in the list', async ({ page }) => {
  // A second attempt looks for its own listings.
  const bell = `bell${test.info().retry}`;
  const titles = ['first', 'second', 'third'].map((which) => `Shop with a ${bell}, the ${which}`);
  await personWithPosts(page.request, 'Sabina Thapa', titles);
  await page.goto('/admin/posts');
  await page.getByRole('searchbox', { name: 'Search posts' }).fill(`shop with a ${bell}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Posts in this list: 3')).toBeVisible();
  await page.getByLabel('Status').selectOption('Pending');
  // Immediately, while the previous choice is still loading.
  await page.getByRole('link', { name: 'Title & Location' }).click();
  await expect(page).toHaveURL(/q=shop\+with\+a\+bell\d&status=pending&sort=title&direction=asc/);
  await expect(page.getByRole('columnheader', { name: 'Title & Location' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  const rows = page.getByRole('row');
  await expect(rows.nth(1)).toContainText(titles[0] ?? '');
  await page.reload();
  await expect(rows).toHaveCount(4);

  await openActions(page, titles[0] ?? '');
  await page.getByRole('menuitem', { name: 'Approve' }).click();
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1).getByRole('button')).toBeFocused();

  await openActions(page, titles[2] ?? '');
  await page.getByRole('menuitem', { name: 'Reject' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1).getByRole('button')).toBeFocused();

  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Approve' }).click();
  await expect(page.getByText('No posts found')).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});

test('a ban logs the user out and hides their listing until it is lifted', async ({ page, browser }, {
  retry,
}) => {
  // A second attempt finds its own listing.
  const title = `Shop whose owner is banned${' again'.repeat(retry)}`;
  const person = await personWithPosts(page.request, 'Ramesh Lama', [title]);
  await approvePosts(page, [title]);
  const home = await browser.newContext();
  const owner = await home.newPage();
  await enter(owner, person);
  await owner.goto('/rentals');
  await expect(owner.getByText(title, { exact: true })).toBeVisible();

  await page.goto(`/admin/users?q=${person.email}`);
  await openActions(page, person.email);
  await page.getByRole('menuitem', { name: 'Ban User' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Ban User' }).click();
  await expect(dialog.getByText('A reason is required.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Posted the same shop five times');
  await dialog.getByRole('button', { name: 'Ban User' }).click();
  await expect(page.getByRole('row').filter({ hasText: person.email })).toContainText('Banned');

  await owner.goto('/rentals');
  await expect(owner.getByText(title, { exact: true })).toHaveCount(0);
  await owner.goto('/dashboard/your-profile');
  await expect(owner).toHaveURL(/\/login/);
  await owner.getByLabel('Email').fill(person.email);
  await owner.getByLabel('Password', { exact: true }).fill(person.password);
  await owner.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(owner.getByText(/This account has been suspended/).first()).toBeVisible();
  expect((await mailTo(person.email, 'suspended')).text).toContain('Posted the same shop five times');

  await page.getByRole('link', { name: 'Ramesh Lama' }).click();
  await expect(page.getByText('Posted the same shop five times')).toBeVisible();
  await page.getByRole('button', { name: 'Lift ban' }).click();
  await expect(page.getByRole('button', { name: 'Ban User' })).toBeFocused();
  await logIn(owner, person);
  await owner.goto('/rentals');
  await expect(owner.getByText(title, { exact: true })).toBeVisible();
  await home.close();
});

test('an administrator emails a reset link, and deletes an account only after typing its address', async ({
  page,
}) => {
  const title = 'Shop that goes with its owner';
  const person = await personWithPosts(page.request, 'Kiran Chhetri', [title]);
  await page.goto(`/admin/users/view-user/${person.id}`);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  expect((await mailTo(person.email, 'password')).text).toContain('/reset-password/');

  await page.getByRole('button', { name: 'Delete User' }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByLabel(`Type ${person.email} to confirm`);
  await confirm.fill('somebody.else@example.com');
  await dialog.getByRole('button', { name: 'Delete User' }).click();
  await expect(dialog.getByText('This is not the email address of this account.')).toBeVisible();
  await expect(confirm).toBeFocused();
  await expectAccessible(page);
  await confirm.fill(person.email);
  await dialog.getByRole('button', { name: 'Delete User' }).click();
  await expect(page).toHaveURL(/\/admin\/users$/);

  await page.goto(`/admin/users?q=${person.email}`);
  await expect(page.getByText('No users found')).toBeVisible();
  await page.goto(`/admin/posts?q=${encodeURIComponent(title)}`);
  await expect(page.getByText('No posts found')).toBeVisible();
  await page.goto('/admin/audit');
  await expect(page.getByRole('row').nth(1)).toContainText('User deleted');
  await expect(page.getByRole('row').nth(1)).toContainText('Kiran Chhetri');
});

test('administrators cannot ban or delete themselves', async ({ page }) => {
  await page.goto(`/admin/users?q=${demoAccount('Admin').email}`);
  await openActions(page, demoAccount('Admin').email);
  await expect(page.getByRole('menuitem', { name: 'Ban User' })).toBeDisabled();
  await expect(page.getByRole('menuitem', { name: 'Delete User' })).toBeDisabled();
});

test('a screen that fails to load shows the error and can be retried', async ({ page }) => {
  await page.route('**/api/admin/audit*', (route) => route.abort());
  await page.goto('/admin/audit');
  await expect(page.getByText('Failed to fetch the audit log').locator('visible=true').first()).toBeVisible();
  await page.unroute('**/api/admin/audit*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByLabel('Action')).toBeVisible();
});

test('the table of posts fits beside the sidebar in every language', async ({ page }) => {
  for (const language of ['', '/bn', '/hi', '/ne']) {
    await page.goto(`${language}/admin/posts`);
    const frame = page.getByRole('table').locator('..');
    expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
});
