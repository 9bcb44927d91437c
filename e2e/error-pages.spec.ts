import { expect, expectAccessible, test } from './support/journey.ts';

test('an unknown address answers 404 with a search form', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await page.getByLabel('Purpose').selectOption('rent');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rental Properties');
});

test('an unknown area answers 404 with a title', async ({ page }) => {
  const answer = await page.goto('/rentals/in/no-such-area');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle('Page not found – Thikana');
});

test('a page that fails shows the error below the navigation and can be retried', async ({ page }) => {
  await page.goto('/about');
  await page
    .context()
    .route('**/api/user/post/rental-properties*', (route) =>
      route.fulfill({ status: 500, json: { code: 'unexpected', message: 'Something went wrong.' } }),
    );
  await page.getByRole('banner').getByRole('link', { name: 'Rent', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await expect(page).toHaveTitle('Something went wrong – Thikana');
  await expect(page.getByRole('banner')).toBeVisible();
  await expectAccessible(page);
  await page.context().unroute('**/api/user/post/rental-properties*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rental Properties');
});

test('the next page of a list shows a skeleton while it loads', async ({ page }) => {
  await page.goto('/properties');
  const held = Promise.withResolvers<void>();
  await page.context().route('**/api/user/post/rent-sell-listings*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page.getByRole('article')).toHaveCount(0);
  held.resolve();
  await expect(page.getByRole('article')).toHaveCount(8);
  await expect(page).toHaveURL(/page=2/);
});
