import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, test } from './support/journey.ts';
import { adminScreens, publicScreens } from './support/screens.ts';
import { demoAccount, enter, sessionOf } from './support/session.ts';

test.use({ viewport: { width: 320, height: 780 }, contextOptions: { reducedMotion: 'reduce' } });

/** As after the reader has doubled the size of the browser's text. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.evaluate(async () => {
    document.documentElement.style.setProperty('font-size', '200%');
    // Before, the page may still have the old layout, or letters that are narrower.
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
  await expectNoSidewaysScroll(page);
}

async function expectMenuInReach(page: Page): Promise<void> {
  const menu = page.locator('[aria-controls="site-panel"]');
  await expect(menu).toBeInViewport({ ratio: 1 });
}

/** Labels stay in the column of their icon. */
async function expectBarWithoutOverlaps(page: Page): Promise<void> {
  const tooWide = await page
    .locator('[data-bottom-bar] a')
    .evaluateAll((links) =>
      links.filter((link) => link.scrollWidth > link.clientWidth).map((link) => link.textContent),
    );
  expect(tooWide).toEqual([]);
}

for (const language of ['', '/bn', '/hi', '/ne'])
  test(`public pages of ${language || '/en'} fit a small phone with text of twice the size`, async ({
    page,
  }) => {
    test.slow();
    const names = ['rentals', 'rental', 'search', 'about', 'contact', 'law', 'shortlist-empty', 'compare'];
    const screens = (await publicScreens()).filter(({ name }) => names.includes(name));
    for (const path of ['', '/login', '/signup', ...screens.map((screen) => screen.path)])
      await test.step(path, async () => {
        await open(page, language + path || '/');
        await expectMenuInReach(page);
        await expectBarWithoutOverlaps(page);
      });
  });

test('the screens of an owner fit a small phone with text of twice the size', async ({ page }) => {
  await enter(page, demoAccount('Owner'));
  for (const path of ['view-your-listings', 'new-post/rent', 'messages', 'your-profile'])
    await test.step(path, async () => {
      await open(page, `/bn/dashboard/${path}`);
      await expectMenuInReach(page);
      await expectBarWithoutOverlaps(page);
    });
});

/** No listing of the demo has one. */
const signal = {
  ...{ id: '1', kind: 'phone', score: 1, foundAt: '2026-11-01T06:30:00.000Z' },
  person: {
    ...{ _id: '6740000000000000000000a1', name: 'Pratima Roy Barman', isBanned: false },
    email: 'pratima.roy.barman@example.com',
  },
};

test('the screens of an administrator fit a small phone with text of twice the size', async ({ page }) => {
  await enter(page, demoAccount('Admin'));
  const names = ['pending-posts', 'pending-posts-list', 'posts', 'view-post', 'users', 'account', 'settings'];
  await page.route('**/api/admin/posts/*/signals', (route) => route.fulfill({ json: { signals: [signal] } }));
  const screens = await adminScreens(await sessionOf(demoAccount('Admin')));
  for (const { path } of screens.filter(({ name }) => names.includes(name)))
    await test.step(path, () => open(page, `/bn${path}`));
});
