import { expect, expectAccessible, logIn, test } from './support/journey.ts';
import { demoAccount } from './support/session.ts';

const publicPages = [
  '/',
  '/rentals',
  '/buys',
  '/properties',
  '/about',
  '/privacy',
  '/terms',
  '/contact',
  '/access-denied',
];
const accountPages = [
  '/login',
  '/signup',
  '/verify-email?token=none',
  '/reset-password/none',
  '/no-such-page',
];
const dashboardPages = [
  '/dashboard/your-profile',
  '/dashboard/new-post',
  '/dashboard/new-post/rent',
  '/dashboard/view-your-listings',
  '/dashboard/promote',
  '/dashboard/messages',
];
const adminPages = ['/admin/home', '/admin/posts', '/admin/users'];

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in ${theme} colours`, () => {
    test.beforeEach(({ context }) =>
      context.addInitScript((chosen) => {
        // Pages that are not the site's, such as an empty one, have no storage.
        if (location.protocol.startsWith('http')) localStorage.setItem('theme', chosen);
      }, theme),
    );

    test('visitors meet no barrier', async ({ page }) => {
      for (const path of [...publicPages, ...accountPages]) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
          await expectAccessible(page);
        });
      }
    });

    test('owners meet no barrier', async ({ page }) => {
      await logIn(page, demoAccount('Owner'));
      for (const path of dashboardPages) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.getByRole('heading').first()).toBeVisible();
          await expectAccessible(page);
        });
      }
    });

    test('administrators meet no barrier', async ({ page }) => {
      await logIn(page, demoAccount('Admin'));
      for (const path of adminPages) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectAccessible(page);
        });
      }
    });
  });
}

for (const width of [320, 360, 768, 1440]) {
  test(`nothing scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [...publicPages, ...accountPages]) {
      await page.goto(path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBe(0);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads, searches, turns pages and opens a listing', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Purpose').selectOption('rent');
    await page.getByLabel('Property type').selectOption('flat');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rental Properties');
    await expect(page.getByText(/Purpose: Rent\. Type: Flat/)).toBeVisible();
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/page=2/);
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Details', exact: true })).toBeVisible();
  });
});

test('who may not enter is sent where they can go on', async ({ page }) => {
  await page.goto('/dashboard/your-profile');
  await expect(page).toHaveURL(/\/login\?from=%2Fdashboard%2Fyour-profile/);
  await logIn(page, demoAccount('Owner'));
  await page.goto('/admin/home');
  await expect(page.getByRole('heading', { name: 'Access Denied!' })).toBeVisible();
});

test('a list’s page that is none is page 1, and one beyond the end says so', async ({ page }) => {
  await page.goto('/rentals?page=two');
  await expect(page.getByRole('article')).toHaveCount(8);
  await page.goto('/rentals?page=999');
  await expect(page.getByText('No listing found.')).toBeVisible();
});
