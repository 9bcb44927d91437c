import type { Locator } from '@playwright/test';
import { expect, expectAccessible, expectAlive, expectNoSidewaysScroll, test } from './support/journey.ts';

test('typed words become filters, which can be removed one by one', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('searchbox', { name: 'Search' }).fill('2bhk flat under 15k for rent');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL('**/rentals?**');
  const query = Object.fromEntries(new URL(page.url()).searchParams);
  expect(query).toEqual({ purpose: 'rent', propertyType: 'flat', priceRange: '0-15000', rooms: '2' });
  await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Remove the filter: 2 BHK' }).click();
  await expect(page).not.toHaveURL(/rooms/);
  await page.getByLabel('Sort by').selectOption('Lowest price');
  await expect(page).toHaveURL(/sort=/);
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=/);
  await expect(page.getByLabel('Sort by')).toHaveValue('newest');
});

test('puts shops first that say the use, and lets go of the shop', async ({ page }) => {
  await page.goto('/properties?q=office space');
  await expect(page).toHaveURL(/propertyType=shop/);
  await expect(page.getByRole('heading', { name: 'with “office”' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Remove the filter: “office”' })).toBeVisible();
  await page.getByRole('link', { name: 'Remove the filter: Shop' }).click();
  await expect(page).not.toHaveURL(/propertyType/);
  await expect(page.getByRole('heading', { name: 'with “office”' })).toBeVisible();
});

test('all filters have their own page, which keeps the active ones', async ({ page }) => {
  await page.goto('/search?purpose=rent&propertyType=flat');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All filters');
  await expect(page.getByRole('checkbox', { name: 'Flat/Apartment' })).toBeChecked();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('checkbox', { name: 'House' }).check();
  await page.getByLabel('Price up to (₹)').fill('20000');
  await page.getByRole('checkbox', { name: 'Parking' }).check();
  await page.getByRole('button', { name: /^Show/ }).click();
  await page.waitForURL('**/rentals?**');
  const query = Object.fromEntries(new URL(page.url()).searchParams);
  expect(query).toEqual({
    propertyType: 'house,flat',
    priceRange: '0-20000',
    with: 'parking',
  });
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('counts show how many listings each choice leaves, and a list without listings shows close matches', async ({
  page,
}) => {
  await page.goto('/search?purpose=rent');
  const submit = page.getByRole('button', { name: /^Show \d/ });
  const before = await countIn(submit);
  const houses = await countIn(page.locator('label', { hasText: 'House' }));
  expect(houses).toBeGreaterThan(0);
  expect(houses).toBeLessThan(before);
  await page.getByRole('checkbox', { name: 'House' }).check();
  await expect(submit).toHaveText(`Show ${houses} houses`);
  await submit.click();
  await expect(page.getByText(`${houses} found.`)).toBeVisible();

  await page.goto('/rentals?propertyType=house&priceRange=1-2');
  await expect(page.getByText('No listing found.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Close matches: without “₹1 – ₹2”' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(Math.min(houses, 8));
  await expectAccessible(page);
  await page.getByRole('link', { name: `Show all ${houses}` }).click();
  await expect(page.getByText(`${houses} found.`)).toBeVisible();
});

test('a filter is changed in place, and the last searches are offered again', async ({ page }) => {
  await page.goto('/rentals?propertyType=flat&rooms=2');
  await page.getByRole('link', { name: 'Change the filter: 2 BHK' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bedrooms' });
  await dialog.getByRole('checkbox', { name: /^2 BHK/ }).uncheck();
  await dialog.getByRole('checkbox', { name: /^3 BHK/ }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Show/ }).click();
  await page.waitForURL('**/rentals?propertyType=flat&rooms=3');
  await expect(page.getByRole('link', { name: 'Remove the filter: 3 BHK' })).toBeVisible();

  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.waitForURL('**/');
  const box = page.getByRole('searchbox', { name: 'Search' });
  await expectAlive(box);
  await box.click();
  const recent = page.getByRole('group', { name: 'Recent searches' });
  await expect(recent.getByRole('option')).toHaveText([
    'For rent, Flat/Apartment, 3 BHK',
    'For rent, Flat/Apartment, 2 BHK',
    'Forget recent searches',
  ]);
  await recent.getByRole('option').first().click();
  await page.waitForURL('**/rentals?propertyType=flat&rooms=3');
});

test('typing suggests areas, places and listings', async ({ page }) => {
  await page.goto('/rentals');
  const box = page.getByLabel('Search', { exact: true });
  await box.pressSequentially('mati');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  const area = list.getByRole('group', { name: 'Areas' }).getByRole('option', { name: /^Matigara/ });
  await expect(area).toBeVisible();
  await expect(list.getByRole('group', { name: 'Listings' }).getByRole('option').first()).toBeVisible();
  await expect(box).toHaveRole('combobox');
  await expectAccessible(page);

  await box.press('ArrowDown');
  await expect(area).toHaveAttribute('aria-selected', 'true');
  await expect(box).toBeFocused();
  await box.press('Escape');
  await expect(list).toBeHidden();
  await box.press('ArrowDown');
  await expect(list).toBeVisible();
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/rentals\?.*location=matigara$/);
  await expect(page.getByRole('link', { name: 'Remove the filter: Matigara' })).toBeVisible();
});

test('a click opens a suggested listing, and Enter searches for the typed text', async ({ page }) => {
  await page.goto('/');
  const box = page.getByLabel('Search', { exact: true });
  await box.pressSequentially('garden');
  const listing = page.getByRole('group', { name: 'Listings' }).getByRole('option').first();
  await expect(listing).toBeVisible();
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await box.press('Enter');
  await expect(page).toHaveURL(/\/properties\?q=garden/);
  // The URL changes before the new screen with its own field is rendered.
  await expect(page.getByLabel('Sort by')).toHaveValue('best');

  await box.fill('garde');
  const title = await listing.locator('span').first().textContent();
  await listing.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
});

test('an unknown word is corrected, which can be undone', async ({ page }) => {
  await page.goto('/properties?q=gadren');
  await expect(page.getByText('Showing results for “garden”.')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByLabel('Sort by')).toHaveValue('best');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Search for “gadren” instead' }).click();
  await expect(page).toHaveURL(/spelling=exact/);
  await expect(page.getByText('No listing found.', { exact: true })).toBeVisible();
  await expect(page.getByText(/Showing results/)).toBeHidden();
});

async function countIn(place: Locator): Promise<number> {
  return Number(/\d+/.exec((await place.textContent()) ?? '')?.[0]);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same words and filters give the same lists', async ({ page }) => {
    await page.goto('/search');
    await page.getByLabel('Search').fill('মাটিগাড়া');
    await page.getByRole('checkbox', { name: 'House' }).check();
    await page.getByRole('checkbox', { name: 'Flat/Apartment' }).check();
    await page.getByRole('button', { name: /^Show/ }).click();
    await expect(page).toHaveURL(/propertyType=house%2Cflat&location=matigara$/);
    await expect(page.getByRole('link', { name: 'Remove the filter: Matigara' })).toBeVisible();
  });
});
