import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { madePicture } from './support/pictures.ts';
import { demoAccount, enter } from './support/session.ts';

const weekSeconds = 7 * 24 * 60 * 60;

test.beforeEach(({ page }) => enter(page, demoAccount('Admin')));

const sidebar = (page: Page) => page.getByRole('complementary');
/** The value in one of the cards of the home screen. */
const figure = (page: Page, label: string) =>
  page.getByText(label, { exact: true }).locator('..').getByRole('definition').textContent();
const save = (page: Page) => page.getByRole('button', { name: 'Save settings' }).click();

test.describe('the sidebar', () => {
  test('collapses to icons by keyboard and stays collapsed for a week', async ({ page, context }) => {
    await page.goto('/admin/home');
    await expect(sidebar(page)).toHaveCSS('width', '256px');
    await page.keyboard.press('Control+b');
    await expect(sidebar(page)).toHaveCSS('width', '48px');
    const cookie = (await context.cookies(page.url())).find(({ name }) => name === 'sidebar_state');
    expect(cookie?.value).toBe('false');
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - weekSeconds)).toBeLessThan(60);

    await page.reload();
    await expect(sidebar(page)).toHaveCSS('width', '48px');
    await page.getByRole('link', { name: 'Audit log' }).hover();
    await expect(page.getByText('Audit log').last()).toBeInViewport();
    await page.keyboard.press('Meta+b');
    await expect(sidebar(page)).toHaveCSS('width', '256px');
  });

  test('links to every screen and shows the number of pending posts', async ({ page }) => {
    await page.goto('/admin/home');
    const links = page.getByRole('navigation', { name: 'Administration' }).getByRole('link');
    const waiting = await figure(page, 'Pending Posts');
    await expect(links).toHaveText([
      'Home',
      'Manage Posts',
      'Manage Users',
      new RegExp(`^Manage Pending Posts${waiting}`),
      /^Second languages/,
      /^Reports/,
      'Complaints',
      /^Fraud checks/,
      'Imports',
      /^Badges/,
      'Payments',
      'Audit log',
      'System',
      'Settings',
      'Areas',
      'Landmarks',
    ]);
    await links.filter({ hasText: 'Fraud checks' }).click();
    await expect(page.getByLabel('Fraud checks')).toHaveValue('any');
    await expect(links.and(page.locator('[aria-current=page]'))).toHaveText(/^Fraud checks/);
    await links.filter({ hasText: 'Settings' }).click();
    await expect(page).toHaveURL(/\/admin\/settings$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  });

  test('is a sheet on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 780 });
    await page.goto('/admin/home');
    await expect(sidebar(page)).toBeVisible();
    await page.setViewportSize({ width: 767, height: 780 });
    await expect(sidebar(page)).toBeHidden();
    await page.setViewportSize({ width: 360, height: 780 });
    await expect(sidebar(page)).toBeHidden();
    await page.getByRole('button', { name: 'Admin menu' }).click();
    const sheet = page.getByRole('dialog', { name: 'Admin menu' });
    await expect(sheet).toHaveCSS('width', '288px');
    await sheet.getByRole('link', { name: 'Audit log' }).click();
    await expect(page).toHaveURL(/\/admin\/audit$/);
    await expect(sheet).toBeHidden();
  });

  test('switches the theme, also on the public pages', async ({ page }) => {
    await page.goto('/admin/home');
    const dark = page.getByRole('switch', { name: 'Dark theme' });
    await expect(dark).not.toBeChecked();
    await dark.click();
    await expect(dark).toBeChecked();
    await page.getByRole('link', { name: 'Public site' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test('an administrator cannot open the dashboard, and no page requests their conversations', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/dashboard/messages');
  await expect(page.getByRole('heading', { name: 'Access Denied!' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain('/api/inbox');
});

test('a screen that is opened by its address is shown from its top', async ({ page }) => {
  await page.goto('/admin/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 800));
  await page.goto('/admin/system');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(800);
});

test('an administrator opens their account page and logs out', async ({ page }) => {
  await page.goto('/admin/home');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();

  await page.locator('input[type=file]').setInputFiles(await madePicture('me.jpg', 1));
  await page.getByRole('button', { name: 'Save Picture' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Profile picture saved' })).toBeAttached();

  await page.getByRole('button', { name: 'Change Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  await dialog.getByLabel('Current Password').fill('not the password');
  await dialog.getByLabel('New Password', { exact: true }).fill('another-password');
  await dialog.getByLabel('Confirm', { exact: false }).fill('another-password');
  await dialog.getByRole('button', { name: 'Change Password' }).click();
  await expect(dialog.getByText('Your current password is not correct.')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/admin/home');
  await expect(page).toHaveURL(/\/login\?from=/);
});

test.describe('the charts', () => {
  test('offer their figures as tables to screen readers', async ({ page }) => {
    await page.goto('/admin/home');
    const total = await figure(page, 'Total Posts');
    const areas = page.getByRole('table', { name: 'Listings by area' });
    await expect(areas.getByRole('columnheader')).toHaveText(['Area', 'Approved', 'Pending', 'Rejected']);
    const cells = await areas.getByRole('cell').allInnerTexts();
    expect(cells.reduce((sum, text) => sum + Number(text), 0)).toBe(Number(total));

    const weeks = page.getByRole('table', { name: 'New by week' });
    await expect(weeks.getByRole('rowheader')).toHaveCount(12);
    const counted = (await weeks.getByRole('cell').allInnerTexts()).map(Number);
    expect(Math.max(...counted)).toBeGreaterThan(0);
  });

  test('show an error and a button to try again', async ({ page }) => {
    await page.route('**/api/admin/activity', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/admin/home');
    await expect(page.getByRole('alert').getByText('Failed to fetch analytics')).toBeVisible();
    await page.unroute('**/api/admin/activity');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('figure')).toHaveCount(2);
  });
});

test.describe('the settings', () => {
  test('appear on the public pages within a second and are logged', async ({ page, request }) => {
    await page.goto('/admin/settings');
    const location = page.getByLabel('Location').first();
    const before = await location.inputValue();
    await page.getByRole('button', { name: 'Add a link' }).click();
    const link = page.getByRole('group', { name: 'Link 3' });
    await link.getByLabel('Name').fill('Photographs');
    await link.getByLabel('Address').fill('https://photos.example/office');
    await location.fill('Hill Cart Road, Siliguri');
    await save(page);
    await expect(page.getByRole('status').filter({ hasText: 'Settings saved' })).toBeAttached();
    await expect
      .poll(async () => (await request.get('/contact')).text(), { timeout: 1000, intervals: [100] })
      .toContain('Hill Cart Road, Siliguri');

    await page.getByRole('link', { name: 'Audit log' }).click();
    await page.getByLabel('Action').selectOption('Settings changed');
    await expect(page).toHaveURL(/action=settings\.change/);
    const newest = page.getByRole('row').nth(1);
    await expect(newest).toContainText(`Location: ${before} → Hill Cart Road, Siliguri`);
    await expect(newest).toContainText('Photographs https://photos.example/office');
    await newest.getByRole('link', { name: 'Location, Social links' }).click();

    await expect(location).toHaveValue('Hill Cart Road, Siliguri');
    await page.getByRole('button', { name: 'Remove link 3' }).click();
    await location.fill(before);
    // The confirmation of the first save may still be visible.
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await save(page);
    expect((await saved).ok()).toBe(true);
  });

  test('show errors at the fields, and keep the input if saving fails', async ({ page }) => {
    await page.goto('/admin/settings');
    await page.getByLabel('Email', { exact: true }).fill('nobody');
    await page.getByLabel('Without logging in').fill('1.5');
    await page.getByRole('button', { name: 'Add a link' }).click();
    await page.getByRole('group', { name: 'Link 3' }).getByLabel('Address').fill('http://plain.example');
    await save(page);
    await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(/./);
    await expect(page.getByLabel('Without logging in')).toHaveAccessibleDescription(
      'Please give a whole number.',
    );
    const link = page.getByRole('group', { name: 'Link 3' });
    await expect(link.getByLabel('Address')).toHaveAccessibleDescription(
      'Please give a full address that begins with https://',
    );
    await expect(link.getByLabel('Name')).toHaveAccessibleDescription('Name is required.');

    await page.getByRole('button', { name: 'Remove link 3' }).click();
    await page.getByLabel('Email', { exact: true }).fill('desk@thikana.example');
    await page.getByLabel('Without logging in').fill('15');
    await page.route('**/api/admin/settings', (route) => route.abort());
    await save(page);
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('desk@thikana.example');
    await expect(page.getByText('There are unsaved changes.')).toBeVisible();
  });

  test('ask for confirmation before unsaved changes are lost', async ({ page }) => {
    await page.goto('/admin/settings');
    await page.getByLabel('Location').first().fill('Elsewhere');
    await page.getByRole('link', { name: 'Home' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    const staying = question.getByRole('button', { name: 'Keep editing' });
    await expect(staying).toBeFocused();
    await staying.click();
    await expect(question).toBeHidden();
    await expect(page.getByLabel('Location').first()).toHaveValue('Elsewhere');
    await page.getByRole('link', { name: 'Home' }).click();
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL(/\/admin\/home$/);
  });
});
