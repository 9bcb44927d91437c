import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectContrast, expectNoSidewaysScroll, test } from './support/journey.ts';
import {
  accountScreens,
  adminScreens,
  dashboardScreens,
  publicScreens,
  type Screen,
} from './support/screens.ts';
import { demoAccount, enter, sessionOf, startLoggedIn } from './support/session.ts';

/** Each role, the account it is logged in with, and its screens. */
const audiences = [
  { name: 'visitors', screens: publicScreens },
  { name: 'newcomers', screens: async () => accountScreens },
  {
    name: 'owners',
    account: 'Owner',
    screens: async () => dashboardScreens(await sessionOf(demoAccount('Owner'))),
  },
  {
    name: 'administrators',
    account: 'Admin',
    screens: async () => adminScreens(await sessionOf(demoAccount('Admin'))),
  },
] as const;

async function lookAtEach(page: Page, screens: readonly Screen[], look: () => Promise<void>): Promise<void> {
  for (const { name, path } of screens) {
    await test.step(name, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await look();
    });
  }
}

/** 320 px correspond to 1280 px at 400 % zoom, 640 px to 200 %. */
async function expectNothingSideways(page: Page): Promise<void> {
  for (const width of [320, 360, 640, 768, 1440, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
}

test.describe('with less motion', () => {
  // Reduced motion makes a theme apply at once.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const audience of audiences) {
    test(`screens of ${audience.name} are accessible in both themes and at every width`, async ({
      page,
      context,
    }) => {
      test.slow();
      if ('account' in audience) await startLoggedIn(context, demoAccount(audience.account));
      await lookAtEach(page, await audience.screens(), async () => {
        await expectAccessible(page);
        await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
        await expectContrast(page);
        await expectNothingSideways(page);
      });
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor can read, search, page and open a listing', async ({ page }) => {
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

test('users without access are redirected to a page where they can continue', async ({ page }) => {
  await page.goto('/dashboard/your-profile');
  await expect(page).toHaveURL(/\/login\?from=%2Fdashboard%2Fyour-profile/);
  await enter(page, demoAccount('Owner'));
  await page.goto('/admin/home');
  await expect(page.getByRole('heading', { name: 'Access Denied!' })).toBeVisible();
});

test('an invalid page number shows page 1, and a page beyond the end shows an error', async ({ page }) => {
  await page.goto('/rentals?page=two');
  await expect(page.getByRole('article')).toHaveCount(8);
  await page.goto('/rentals?page=999');
  await expect(page.getByText('No listing found.')).toBeVisible();
});

test('the page of a removed listing explains it, with the right status', async ({ page }) => {
  const response = await page.goto('/rentals/000000000000000000000000');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('This property listing was not found.')).toBeVisible();
});
