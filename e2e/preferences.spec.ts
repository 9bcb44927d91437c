import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';
import { demoAccount, startLoggedIn } from './support/session.ts';

const backgroundOf = (element: Locator) =>
  element.first().evaluate((each) => getComputedStyle(each).backgroundColor);
const borderOf = (element: Locator) =>
  element.first().evaluate((each) => Number.parseFloat(getComputedStyle(each).borderTopWidth));
const standsStill = async (page: Page) =>
  page.evaluate(() => document.getAnimations().every(({ playState }) => playState !== 'running'));

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('selection, edges and focus are visible', async ({ page, context }) => {
    await page.goto('/rentals');
    const pages = page.getByRole('navigation', { name: /pages/i });
    expect(await backgroundOf(pages.getByRole('link', { name: 'Page 1', exact: true }))).not.toBe(
      await backgroundOf(pages.getByRole('link', { name: 'Page 2', exact: true })),
    );
    expect(await borderOf(page.getByRole('button', { name: 'Search' }))).toBeGreaterThanOrEqual(1);
    await tabTo(page, page.getByRole('button', { name: 'Search' }));

    await startLoggedIn(context, demoAccount('Owner'));
    await page.goto('/dashboard/view-your-listings');
    const tabs = page.getByRole('tab');
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    expect(await backgroundOf(tabs.first())).not.toBe(await backgroundOf(tabs.nth(1)));
    expect(await borderOf(page.getByText('Pending', { exact: true }).last())).toBeGreaterThanOrEqual(1);

    await page.goto('/dashboard/new-post/rent');
    const steps = page.getByRole('listitem').filter({ has: page.locator(':scope > div') });
    const bars = steps.locator('> div');
    await expect(bars).toHaveCount(4);
    expect(await backgroundOf(bars.first())).not.toBe(await backgroundOf(bars.nth(1)));
    expect(await borderOf(bars.nth(1))).toBeGreaterThanOrEqual(1);
    await page.getByRole('radio', { name: 'House' }).press('Space');
    const cards = page.locator('label').filter({ has: page.getByRole('radio') });
    expect(await backgroundOf(cards.filter({ hasText: 'House' }))).not.toBe(
      await backgroundOf(cards.filter({ hasText: 'Shop' })),
    );
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves by itself', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const shown = page.locator('section:has(form) [aria-hidden=false]');
    const slide = await shown.first().textContent();
    await page.clock.runFor(3000);
    await expect(page.getByRole('button', { name: 'Start the carousel' })).toBeVisible();
    const firstCard = page.getByRole('region', { name: 'Latest properties' }).getByRole('article').first();
    const before = await firstCard.boundingBox();
    await page.clock.runFor(21_000);
    await expect(shown.first()).toHaveText(slide ?? '');
    expect(await firstCard.boundingBox()).toEqual(before);
    expect(await standsStill(page)).toBe(true);
  });

  test('scrolling to the top is instant', async ({ page }) => {
    await page.goto('/rentals');
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'Details', exact: true })).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await page.getByRole('button', { name: 'Back to the top' }).click();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test('the hero moves without that preference', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.mouse.move(0, 0);
  const shown = page.locator('section:has(form) [aria-hidden=false]').first();
  const slide = await shown.textContent();
  await expect(page.getByRole('button', { name: 'Search' })).toBeEnabled();
  await page.clock.runFor(6000);
  await expect(shown).not.toHaveText(slide ?? '');
});
