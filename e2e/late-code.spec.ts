import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';

const told = 'No connection to the server. Please check your internet and try again.';

/** Blocks the code in files of this name. Returns how to unblock it. */
async function block(page: Page, name: string): Promise<() => Promise<void>> {
  const address = new RegExp(`/assets/${name}-[^/]*\\.js$`);
  await page.context().route(address, (route) => route.abort());
  return () => page.context().unroute(address);
}

/** The newest listing with photos; other tests post some without. */
async function firstListing(page: Page): Promise<string> {
  const { rentals } = await (await page.request.get('/api/user/post/rental-properties?with=pictures')).json();
  return `/rentals/${rentals[0]._id}`;
}

test('filters whose code does not arrive leave the list, and open at the next press', async ({ page }) => {
  const unblock = await block(page, 'filter-panel');
  await page.goto('/rentals');
  const first = page.getByRole('main').getByRole('article').first();
  const title = await first.getByRole('heading').textContent();
  const all = page.getByRole('link', { name: 'All filters' });
  await all.click();
  await expect(page.locator('body > [role=alert]')).toHaveText(told);
  await expect(first).toContainText(title ?? '');
  await unblock();
  await all.click();
  await expect(page.getByRole('dialog', { name: 'All filters' })).toBeVisible();
});

test('a line over the header says that filters are loading', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.context().route(/\/assets\/filter-panel-/, (route) => held.then(() => route.continue()));
  await page.goto('/rentals');
  await page.getByRole('link', { name: 'Area', exact: true }).click();
  const onTop = () => page.evaluate(() => document.elementFromPoint(2, 1)?.getAttribute('role'));
  await expect.poll(onTop).toBe('progressbar');
  letGo();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('photos whose code does not arrive leave the listing, and open once it does', async ({ page }) => {
  const unblock = await block(page, 'gallery-viewer');
  await page.goto(await firstListing(page));
  const heading = page.getByRole('heading', { level: 1 });
  const title = await heading.textContent();
  await page
    .getByRole('button', { name: /full screen/ })
    .first()
    .click();
  await expect(page.locator('body > [role=alert]')).toHaveText(told);
  await expect(heading).toHaveText(title ?? '');
  await unblock();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('suggestions whose code does not arrive leave what is typed', async ({ page }) => {
  await block(page, 'words-suggestions');
  await page.goto('/');
  const field = page.getByLabel('Search', { exact: true }).first();
  await field.click();
  await field.pressSequentially('matig');
  await expect(field).toHaveValue('matig');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});
