import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { lookAtScreen } from './support/look-at-screen.ts';
import { demoAccount, enter } from './support/session.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Quick links' });
const phone = { width: 360, height: 780 };

test('what is used most is within reach of the thumb', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  for (const link of await bar(page).getByRole('link').all()) {
    const box = await link.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.y).toBeGreaterThan(phone.height - 300);
  }
  await bar(page).getByRole('link', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /shortlist/i })
    .click();
  await expect(bar(page).getByRole('link', { name: 'Saved' })).toContainText('Saved listings: 1');
  await bar(page).getByRole('link', { name: 'Saved' }).click();
  await expect(page).toHaveURL(/\/shortlist$/);
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('the bar hides nothing: the end of a page and what sticks to its edge stay above it', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  for (const path of ['/about', '/rentals']) {
    await page.goto(path);
    const end = page.getByRole('contentinfo').getByRole('link').last();
    // The footer gets its height when it comes near.
    await expect
      .poll(async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        const [edge, last] = await Promise.all([bar(page).boundingBox(), end.boundingBox()]);
        return (last?.y ?? 0) + (last?.height ?? 0) <= (edge?.y ?? 0);
      })
      .toBe(true);
  }
});

test('a listing’s contact bar takes its place, and wide screens have the header', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/rentals');
  await expect(bar(page)).toBeVisible();
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.locator('[data-contact-bar]')).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(bar(page)).toBeHidden();
});

test('a form and its keyboard have the whole screen of a phone', async ({ browser }) => {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto('/login');
  await expect(bar(page)).toBeVisible();
  await page.getByLabel('Email').focus();
  await expect(bar(page)).toBeHidden();
  await context.close();
});

test('the wizard and the dashboard have the bar and no footer', async ({ page }) => {
  await page.setViewportSize(phone);
  await enter(page, demoAccount('Owner'));
  for (const path of ['/dashboard/view-your-listings', '/dashboard/new-post/rent']) {
    await page.goto(path);
    await expect(bar(page)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  }
});

test('a press on a link has an effect at once, even if its page takes seconds', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/rentals');
  const answers = Promise.withResolvers<void>();
  await page.context().route('**/api/**', async (route) => {
    await answers.promise;
    await route.continue();
  });
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('progressbar', { name: 'Loading...' })).toBeVisible();
  answers.resolve();
  await expect(page.locator('[data-contact-bar]')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Loading...' })).toHaveCount(0);
});

test('fits and is accessible at every width, in both themes', async ({ page }) => {
  await enter(page, demoAccount('Owner'));
  await page.goto('/rentals');
  await expect(page.getByRole('article').first()).toBeVisible();
  await lookAtScreen(page, 'bottom-bar');
});
