import { expect, test } from './support/journey.ts';
import { enterAsOwner } from './support/people.ts';
import { demoAccount, enter } from './support/session.ts';

test('a card has the specified size, and so has its cover', async ({ page }) => {
  await page.goto('/rentals');
  for (const card of await page.getByRole('article').all()) {
    const height = (await card.boundingBox())?.height ?? 0;
    const cover = (await card.locator('picture, img').first().locator('..').boundingBox())?.height;
    expect(height).toBeGreaterThanOrEqual(420);
    expect(cover).toBe(240);
  }
});

for (const [width, columns] of [
  [1440, 4],
  [768, 2],
  [360, 1],
] as const) {
  test(`a list has ${columns} columns of cards at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/rentals');
    const tops = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
  });
}

test('the navigation stays at the top while the page scrolls', async ({ page }) => {
  await page.goto('/rentals');
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
});

test('the dashboard’s menu is beside the content from 768 px on, and in the header’s menu below', async ({
  page,
}) => {
  await enter(page, demoAccount('Owner'));
  await page.goto('/dashboard/your-profile');
  const menu = page.getByRole('navigation', { name: 'Dashboard' });
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.locator('#site-panel').getByRole('link', { name: 'View Your Listings' }).click();
  await expect(page).toHaveURL(/view-your-listings/);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('the menu is no wider than a phone, even with a long email address', async ({ page }) => {
  const { email } = await enterAsOwner(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  const panel = page.locator('#site-panel');
  await expect(panel.getByText(email)).toBeVisible();
  expect(await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
