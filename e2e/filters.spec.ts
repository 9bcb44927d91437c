import { expect, expectAccessible, test } from './support/journey.ts';
import { mostRestyled } from './support/restyled.ts';

test('rents by the day are listed only as short stays', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/rentals');
  await expect(page.getByText(/^a (month|year)$/).first()).toBeVisible();
  await expect(page.getByText(/^a (day|week)$/)).toHaveCount(0);
  const months = await page.getByRole('status').first().textContent();

  await page.getByRole('link', { name: 'Short stay' }).click();
  await expect(page.getByRole('link', { name: 'Remove the filter: Short stay' })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(/ a (day|week)/);
  await expect(page.getByText(/^a (month|year)$/)).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Remove the filter: Short stay' }).click();
  await expect(page.getByRole('status').first()).toHaveText(months ?? '');
});

test('three filters are chosen with a tap each', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/rentals');
  await page.getByRole('link', { name: 'Area', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'All filters' });
  const send = sheet.getByRole('button', { name: /^Show \d/ });
  await expect(send).toBeVisible();
  await sheet.getByRole('checkbox', { name: /^Sevoke Road/ }).check();
  await sheet.getByRole('checkbox', { name: /^Flat/ }).check();
  const counted = page.waitForResponse((response) => /\/facets\?.*rooms=2/.test(response.url()));
  await sheet.getByRole('checkbox', { name: /^2 BHK/ }).check();
  const { facets } = (await (await counted).json()) as { facets: { total: number } };
  await expect(send).toHaveText(`Show ${facets.total} flats`);
  await expectAccessible(page);
  await send.click();
  await expect(page).toHaveURL(/\/rentals\?propertyType=flat&location=sevoke&rooms=2$/);
  await expect(page.getByText(`${facets.total} flats`, { exact: true })).toBeVisible();
});

test('the sheet begins with the filter that was tapped', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/rentals');
  await page.getByRole('link', { name: 'Rooms', exact: true }).click();
  const rooms = page.getByRole('dialog', { name: 'All filters' }).locator('[data-filter="rooms"]');
  await expect(rooms).toBeFocused();
  await expect(rooms).toBeInViewport({ ratio: 1 });
});

test('a choice computes few styles', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/rentals');
  await page.getByRole('link', { name: 'Area', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'All filters' });
  await expect(sheet.getByRole('button', { name: /^Show \d/ })).toBeVisible();
  const restyled = await mostRestyled(page, async () => {
    for (const name of [/^Flat/, /^2 BHK/]) await sheet.getByRole('checkbox', { name }).check();
  });
  expect(restyled).toBeGreaterThan(0);
  // A selector with :has() and no class of what it changes, such as Tailwind's group-has, restyles the whole page.
  expect(restyled).toBeLessThan((await page.locator('*').count()) / 10);
});

test('the handles of the price change the list, by keyboard too', async ({ page }) => {
  await page.goto('/rentals');
  await page.getByRole('link', { name: 'Price', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Price Range' });
  const highest = panel.getByRole('slider', { name: 'Highest price' });
  await highest.press('End');
  for (let step = 0; step < 12; step += 1) await highest.press('ArrowLeft');
  await expect(panel.getByLabel('Price up to (₹)')).not.toHaveValue('');
  const most = await panel.getByLabel('Price up to (₹)').inputValue();
  await expectAccessible(page);
  await panel.getByRole('button', { name: /^Show/ }).click();
  await expect(page).toHaveURL(new RegExp(`priceRange=0-${most}$`));
  await expect(page.getByRole('link', { name: /^Remove the filter: Up to ₹/ })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar leads to the form with all filters, which keeps them', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/rentals?rooms=2&priceRange=0-12000');
    await page.getByRole('link', { name: /^Change the search/ }).click();
    await expect(page.getByLabel('Price up to (₹)')).toHaveValue('12000');
    await page.getByRole('checkbox', { name: /^Matigara/ }).check();
    await page.getByRole('button', { name: /^Show/ }).click();
    const query = Object.fromEntries(new URL(page.url()).searchParams);
    expect(query).toMatchObject({ rooms: '2', priceRange: '0-12000', location: 'matigara' });
  });
});
