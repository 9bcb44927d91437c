import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { layoutShifts, noteLayoutShifts } from './support/layout-shifts.ts';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

/** From now on, each answer takes 2.5 seconds to begin. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const latency = 2_500;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

/** Notes when the next click comes, and when the page first has an element after it. */
async function noteSign(page: Page, selector: string): Promise<void> {
  await page.evaluate((sign) => {
    const noted: { click?: number; sign?: number } = {};
    Object.assign(window, { noted });
    const look = () => {
      if (noted.click && document.querySelector(sign)) noted.sign ??= performance.now();
    };
    addEventListener('click', () => (noted.click ??= performance.now()), { capture: true });
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  }, selector);
}

/** How many milliseconds after the click the sign was there. */
async function signDelay(page: Page): Promise<number> {
  const noted = await page.waitForFunction(() => {
    const { click, sign } = (window as unknown as { noted: { click?: number; sign?: number } }).noted;
    return click && sign ? sign - click : undefined;
  });
  return (await noted.jsonValue()) ?? Number.POSITIVE_INFINITY;
}

/** What people notice as an answer to their touch is within 100 ms; a busy machine may need longer. */
const mostMilliseconds = 300;
const line = '[role=progressbar]';

test('a card that is tapped first thing becomes the beginning of its page at once', async ({ page }) => {
  await noteLayoutShifts(page);
  await page.goto('/rentals');
  const card = page.getByRole('article').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await slowDown(page);
  await noteSign(page, `${line} ~ [data-coming]`);
  await card.getByRole('heading').tap();
  expect(await signDelay(page)).toBeLessThan(mostMilliseconds);
  const coming = page.locator('[data-coming]');
  await expect(coming).toContainText(title);
  const photo = coming.locator('img');
  expect(await photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(
    true,
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(coming).toHaveCount(0);
  expect(await layoutShifts(page)).toEqual([]);
});

test('Back from a listing that has not come returns to its list', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/rentals');
  const title = page.getByRole('article').first().getByRole('heading');
  const name = (await title.textContent()) ?? '';
  await slowDown(page);
  const coming = page.locator('[data-coming]');

  // Before the code that navigates has come, and after.
  for (const moment of ['early', 'late']) {
    await title.tap();
    await expect(coming, moment).toBeVisible();
    await expect(page).toHaveURL(/\/rentals\/[0-9a-f]{24}$/);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/rentals$/);
    await expect(coming).toHaveCount(0);
    await expect(page.locator(line)).toHaveCount(0);
    await expect(title).toBeInViewport();
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(/\/rentals$/);
  }

  await title.tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/rentals$/);
  await expect(title).toBeVisible();
  await page.evaluate(() => history.forward());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  // Another document: the page would end before it answers.
  await page.evaluate(() => void setTimeout(() => history.go(-2)));
  await expect(page).toHaveURL(/\/about$/);
});

test('a link and the filter bar show at once that they were touched first thing', async ({ page }) => {
  await page.goto('/rentals');
  await slowDown(page);
  await noteSign(page, line);
  await page.locator('[data-filter-bar] a').first().tap();
  expect(await signDelay(page)).toBeLessThan(mostMilliseconds);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator(line)).toHaveCount(0);

  await page.goto('/rentals');
  await noteSign(page, line);
  await page.locator('[data-bottom-bar] a').nth(2).tap();
  expect(await signDelay(page)).toBeLessThan(mostMilliseconds);
  await expect(page.getByRole('heading', { level: 1, name: 'Shortlist' })).toBeVisible();
  await expect(page.locator(line)).toHaveCount(0);
});

test('a chip that is touched first thing opens its panel in place, once its code has come', async ({
  page,
}) => {
  const narrowed = '/rentals?propertyType=flat&rooms=2';
  await page.goto('/about');
  const codeOfChips: string[] = [];
  page.on('request', (request) => {
    if (/\/(chips|filter-chips)-/.test(request.url())) codeOfChips.push(request.url());
  });
  await page.goto(narrowed);
  await page.waitForLoadState('networkidle');
  expect(codeOfChips).toEqual([]);
  await page.getByRole('link', { name: 'Change the filter: 2 BHK' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(page.url()).toContain(narrowed);
  expect(codeOfChips).not.toEqual([]);
  // The chips stay while their code comes.
  await expect(page.getByRole('link', { name: 'Remove the filter: 2 BHK', includeHidden: true })).toHaveCount(
    1,
  );
});
