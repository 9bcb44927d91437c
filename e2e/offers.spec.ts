import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { lookAtScreen } from './support/look-at-screen.ts';
import { demoAccount, enter } from './support/session.ts';

async function save(page: Page): Promise<number> {
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Save settings' }).click();
  return (await saved).status();
}

const section = (page: Page) => page.getByRole('group', { name: 'What the site offers' });

const offer = async (page: Page, intents: string, shops: boolean) => {
  await page.goto('/admin/settings');
  await section(page).getByText(intents, { exact: true }).click();
  await section(page).getByLabel('Shop').setChecked(shops);
};

test('an editor makes the site one for rentals without shops, and undoes it', async ({ page, request }) => {
  const total = async (path: string) => ((await (await request.get(path)).json()) as { total: number }).total;
  const all = '/api/user/post/rent-sell-listings';
  const before = await total(all);
  await enter(page, demoAccount('Admin'));
  await offer(page, 'Rent only', false);
  expect(await save(page)).toBe(200);

  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/');
  const navigation = page.getByRole('banner');
  await expect(navigation.getByRole('link', { name: 'Rent', exact: true })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Buy', exact: true })).toHaveCount(0);
  await expect(page.getByLabel('Property type').getByRole('option')).toHaveText([
    'Any',
    'House',
    'Flat/Apartment',
  ]);
  await expect(page.getByLabel('Monthly Rent')).toBeVisible();
  expect((await request.get('/buys')).status()).toBe(404);
  expect(await (await request.get('/sitemaps/pages.xml')).text()).not.toContain('/buys<');
  expect(await total(`${all}?purpose=buy`)).toBe(0);
  expect(await total(`${all}?propertyType=shop`)).toBe(0);
  expect(await total(all)).toBeLessThan(before);
  for (const path of ['/', '/properties']) {
    await page.goto(path);
    await lookAtScreen(page, path.slice(1) || 'home');
  }

  await enter(page, demoAccount('Admin'));
  await offer(page, 'Rent and sale', true);
  expect(await save(page)).toBe(200);
  await expect.poll(() => total(all)).toBe(before);
});

test('a site cannot offer nothing', async ({ page }) => {
  await enter(page, demoAccount('Admin'));
  await offer(page, 'Rent only', false);
  for (const kind of ['House', 'Flat/Apartment']) await section(page).getByLabel(kind).uncheck();
  expect(await save(page)).toBe(400);
  await expect(section(page).getByRole('alert')).toHaveText(/at least one kind/);
});
