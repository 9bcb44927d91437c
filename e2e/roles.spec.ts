import type { Page } from '@playwright/test';
import { approvePosts, pendingTitles, personWithPosts } from './support/administration.ts';
import { expect, expectAccessible, logIn, overlayEntries, test } from './support/journey.ts';
import { demoAccount, enter } from './support/session.ts';

const widths = [360, 1440];

/** The administrator gives a new person this role by the form, and the person logs in. */
async function logInAs(page: Page, role: RegExp) {
  const person = await personWithPosts(page.request, 'Nima Sherpa');
  await enter(page, demoAccount('Admin'));
  await page.goto(`/admin/users/view-user/${person.id}`);
  const select = page.getByLabel('What this person may do');
  const choice = await select.getByRole('option', { name: role }).textContent();
  await select.selectOption({ label: choice ?? '' });
  await page.setViewportSize({ width: 360, height: 800 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change role' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the role of Nima Sherpa?' });
  await expect(dialog).toContainText(choice ?? '');
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByRole('button', { name: 'Change role' }).click();
  await expect(page.getByText('Role changed').first()).toBeVisible();
  // The dialog leaves the history a moment later, which would end the next navigation.
  await expect.poll(() => overlayEntries(page)).toBe(0);
  await page.goto('/admin/audit?action=user.role');
  await expect(page.getByRole('row').nth(1)).toContainText('Nima Sherpa');
  await page.evaluate(() => sessionStorage.clear());
  await logIn(page, person);
}

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Administration' }).getByRole('link');

async function expectNoAccess(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Access Denied!' })).toBeVisible();
  }
}

test('a moderator reviews listings, and sees neither accounts nor settings', async ({ page }) => {
  const title = 'Shop that a moderator reviews';
  await logInAs(page, /^Moderator/);
  await expect(page).toHaveURL(/\/admin\/home$/);
  await expect(sidebar(page)).toHaveText([
    /^Home/,
    /^Manage Posts/,
    /^Manage Pending/,
    /^Second languages/,
    /^Reports/,
    /^Complaints/,
    /^Fraud checks/,
    /^Imports/,
    /^Badges/,
  ]);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await personWithPosts(page.request, 'Owner of a shop', [title]);
  await approvePosts(page, [title]);
  expect(await pendingTitles(page)).not.toContain(title);
  await page.goto(`/admin/posts?q=${encodeURIComponent(title)}`);
  await expect(page.getByRole('row').nth(1)).toContainText('Approved');
  await expectNoAccess(page, ['/admin/users', '/admin/settings', '/admin/audit', '/dashboard']);
});

test('an editor changes texts, and sees neither listings nor payments', async ({ page }) => {
  await logInAs(page, /^Editor/);
  await expect(page).toHaveURL(/\/admin\/settings$/);
  await expect(sidebar(page)).toHaveText([/^Settings/, /^Areas/, /^Landmarks/]);
  await expect(page.getByText('Featured places')).toHaveCount(0);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await page.getByLabel('Location').first().fill('Hill Cart Road, Siliguri');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved').first()).toBeVisible();
  await expectNoAccess(page, ['/admin/posts', '/admin/payments', '/admin/home']);
});
