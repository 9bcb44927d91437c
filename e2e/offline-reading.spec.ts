import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/journey.ts';
import { readyForOffline } from './support/offline.ts';
import { enterAsOwner } from './support/people.ts';

test.use({ serviceWorkers: 'allow' });

const asOf = /This page is as of \d/;

/** Every address, header and text of what the browser has kept for times without a connection. */
const keptTexts = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        texts.push(
          name,
          request.url,
          ...[...request.headers].flat(),
          ...[...(response?.headers ?? [])].flat(),
        );
        if (response?.headers.get('content-type')?.includes('json')) texts.push(await response.text());
      }
    }
    return texts;
  });

test('the first page of a first visit is readable offline', async ({ page, context }) => {
  await page.goto('/rentals');
  const title = await page.getByRole('article').first().getByRole('heading').textContent();
  await readyForOffline(page);
  await expect
    .poll(() =>
      page.evaluate(async () => (await (await caches.open('documents')).keys()).map(({ url }) => url)),
    )
    .toEqual([page.url()]);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(title ?? '');
});

test('Back from a page that was not kept shows the kept list again', async ({ page, context }) => {
  await page.goto('/rentals');
  const first = page.getByRole('article').first().getByRole('heading');
  const title = (await first.textContent()) ?? '';
  await readyForOffline(page);
  await context.setOffline(true);
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await page.goBack();
  await expect(first).toHaveText(title);
});

test('Back from a page that was opened in place shows the kept list again', async ({ page, context }) => {
  await page.goto('/rentals');
  const first = page.getByRole('article').first().getByRole('heading');
  const title = (await first.textContent()) ?? '';
  await readyForOffline(page);
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await context.setOffline(true);
  await page.goBack();
  await expect(first).toHaveText(title);
  await expect(page.getByText(asOf)).toBeVisible();
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
});

test('a list that was opened before is readable offline, with its time', async ({ page, context }) => {
  await page.goto('/about');
  await readyForOffline(page);
  await page.goto('/rentals');
  const title = await page.getByRole('article').first().getByRole('heading').textContent();
  await readyForOffline(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(title ?? '');
  await expect(page.getByText(asOf)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  const notice = await page.locator('[data-offline-notice]').boundingBox();
  const filters = await page.locator('[data-filter-bar]').boundingBox();
  expect(notice?.y).toBeGreaterThan((filters?.y ?? 0) + (filters?.height ?? 0));
  await page.getByRole('status').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(asOf)).toHaveCount(0);
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText(asOf)).toHaveCount(0);
});

test('a shortlisted listing that was never opened is readable offline, with its photo', async ({
  page,
  context,
}) => {
  const list = '/rentals?with=pictures';
  await page.goto(list);
  await readyForOffline(page);
  const card = page.getByRole('article').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  const address = (await card.getByRole('link').first().getAttribute('href')) ?? '';
  await card.getByRole('button', { name: /shortlist/i }).click();
  await expect
    .poll(() =>
      page.evaluate(async () => (await (await caches.open('shortlisted')).keys()).map(({ url }) => url)),
    )
    .toContainEqual(expect.stringContaining('/pictures/'));
  await context.setOffline(true);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await expect(page.getByText(asOf)).toBeVisible();
  const photo = page.locator('main img[alt]:not([alt=""])').first();
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);

  // A tap leads there too, to the whole page.
  await page.goto(list);
  await card.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await expect(page.getByRole('heading', { name: 'Details', exact: true })).toBeVisible();
});

test('no cache has a token, and logging out deletes what was received with the session', async ({ page }) => {
  const { email } = await enterAsOwner(page);
  await page.goto('/about');
  await readyForOffline(page);
  await page.getByRole('banner').getByRole('link', { name: 'Rent', exact: true }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/dashboard/your-profile');
  await expect(page.getByRole('main').getByText(email).first()).toBeVisible();
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  const texts = (await keptTexts(page)).join('\n');
  expect(texts).toContain('own-answers');
  for (const secret of [token ?? 'missing', email, 'authorization', 'renewed-session'])
    expect(texts).not.toContain(secret);
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(async () => (await keptTexts(page)).includes('own-answers')).toBe(false);
});
