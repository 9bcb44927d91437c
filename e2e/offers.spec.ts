import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectContrast, expectNoSidewaysScroll, test } from './support/journey.ts';
import { demoAccount, enter } from './support/session.ts';

const widths = [360, 1440];

async function save(page: Page): Promise<number> {
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Save settings' }).click();
  return (await saved).status();
}

const offer = async (page: Page, intents: string, shops: boolean) => {
  await page.goto('/admin/settings');
  const section = page.getByRole('group', { name: 'What the site offers' });
  await section.getByText(intents, { exact: true }).click();
  await section.getByLabel('Shop').setChecked(shops);
  return section;
};

test('an editor makes the site one for rentals without shops, and undoes it', async ({ page, request }) => {
  const total = async (path: string) => ((await (await request.get(path)).json()) as { total: number }).total;
  const all = '/api/user/post/rent-sell-listings';
  const before = await total(all);
  await enter(page, demoAccount('Admin'));
  const section = await offer(page, 'Rent only', false);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await section.scrollIntoViewIfNeeded();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.screenshot({ path: test.info().outputPath(`settings-${width}.png`) });
  }
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
  for (const path of ['/', '/properties'])
    for (const theme of ['light', 'dark'] as const) {
      await page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await expectContrast(page);
        const name = `${path.slice(1) || 'home'}-${theme}-${width}.png`;
        await page.screenshot({ path: test.info().outputPath(name) });
      }
    }

  await enter(page, demoAccount('Admin'));
  await offer(page, 'Rent and sale', true);
  expect(await save(page)).toBe(200);
  await expect.poll(() => total(all)).toBe(before);
});

test('a site cannot offer nothing', async ({ page }) => {
  await enter(page, demoAccount('Admin'));
  const section = await offer(page, 'Rent only', false);
  for (const kind of ['House', 'Flat/Apartment']) await section.getByLabel(kind).uncheck();
  expect(await save(page)).toBe(400);
  await expect(section.getByRole('alert')).toHaveText(/at least one kind/);
});
