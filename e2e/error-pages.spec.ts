import { expect, expectAccessible, test } from './support/journey.ts';

test('an address that leads nowhere is a 404 from which one can search', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await page.getByLabel('Purpose').selectOption('rent');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rental Properties');
});

test('a page that fails says so below the navigation, and is there when tried again', async ({ page }) => {
  await page.goto('/about');
  await page.route('**/api/user/post/rental-properties*', (route) =>
    route.fulfill({ status: 500, json: { code: 'unexpected', message: 'Something went wrong.' } }),
  );
  await page.getByRole('banner').getByRole('link', { name: 'Rent', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await expect(page.getByRole('banner')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/user/post/rental-properties*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rental Properties');
});

test('turning a page shows the shape of the next one until it is here', async ({ page }) => {
  await page.goto('/properties');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/user/post/rent-sell-listings*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page.getByRole('article')).toHaveCount(0);
  held.resolve();
  await expect(page.getByRole('article')).toHaveCount(8);
  await expect(page).toHaveURL(/page=2/);
});
