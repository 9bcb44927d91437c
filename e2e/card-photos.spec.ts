import { expect, expectAccessible, test } from './support/journey.ts';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

const strip = { name: /^\d+ photos of / };

test('the photos of a card are swiped, and the next one is loaded ahead', async ({ page }) => {
  await page.goto('/rentals?with=pictures');
  const photos = page.getByRole('group', strip).first();
  const places = photos.locator('a');
  expect(await places.count()).toBeGreaterThan(1);
  await expect(places.nth(1).locator('img')).toHaveCount(0);
  const path = await places.first().getAttribute('href');

  await photos.hover();
  await expect(places.nth(1).locator('img')).toHaveCount(1);
  await photos.evaluate((row) => row.scrollTo({ left: row.clientWidth }));
  await expect(places.nth(1)).toBeInViewport();
  await expectAccessible(page);
  await places.nth(1).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

test('on a touch screen, the second photo of a card at rest is there before the first swipe', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto('/rentals?with=pictures');
  const photos = page.getByRole('group', strip).first();
  const second = photos.locator('a').nth(1).locator('picture img');
  await expect(second).toHaveCount(0);
  await page.touchscreen.tap(5, 30);
  await expect
    .poll(() => second.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await photos.evaluate((row) => row.scrollLeft)).toBe(0);
  await expect(page.getByRole('group', strip).last().locator('a').nth(1).locator('img')).toHaveCount(0);
  await context.close();
});

test('before scripts run, a swiped card and gallery show the place of the next photo', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 780 },
  });
  const page = await context.newPage();
  await page.goto('/rentals?with=pictures');
  const places = page.getByRole('group', strip).first().locator('a');
  await expect(places.nth(1).locator('img')).toHaveCount(0);
  await expect(places.nth(1)).toHaveCSS('background-image', /^url\("data:image\/svg\+xml/);
  await places.first().click();
  const next = page.getByRole('main').getByRole('listitem').nth(1);
  await expect(next.locator('picture')).toBeHidden();
  await expect(next).toHaveCSS('background-image', /^url\("data:image\/svg\+xml/);
  await context.close();
});

test('the arrow keys scroll the photos', async ({ page }) => {
  await page.goto('/rentals?with=pictures');
  const photos = page.getByRole('group', strip).first();
  await photos.focus();
  await expect(photos.locator('a').nth(1).locator('img')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => photos.evaluate((row) => row.scrollLeft / row.clientWidth)).toBe(1);
});

test('with Save-Data a card has its cover only, which loads on tap', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  await page.goto('/rentals?with=pictures');
  const card = page.getByRole('article').first();
  const shown = card.locator('img[src*="?shown"]');
  await card.getByRole('button', { name: /Show photo/ }).click();
  await expect.poll(() => shown.evaluate((photo: HTMLImageElement) => photo.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole('group', strip)).toHaveCount(0);
});

test('the heart on the photo and Share do not open the listing', async ({ page }) => {
  await page.goto('/rentals');
  const heart = page.getByRole('button', { name: /^Shortlist / }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/\/rentals$/);
});
