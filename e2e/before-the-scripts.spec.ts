import { expect, test } from './support/journey.ts';
import { signUp } from './support/people.ts';

test.use({ serviceWorkers: 'allow' });

test('a form that is filled in and sent before the scripts are there is sent', async ({ page }) => {
  const account = await signUp(page.request);
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const opened = page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  const button = page.getByRole('button', { name: 'Login', exact: true });
  await button.click();
  await expect(button).toHaveAttribute('data-pressed', '');
  scripts.resolve();
  await opened;
  await page.waitForURL((url) => url.pathname !== '/login');
});

test('a sort order chosen before the scripts are there shows at once, and counts', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const opened = page.goto('/rentals');
  const order = page.getByLabel('Sort by');
  await order.selectOption('Lowest price');
  await expect(order).toHaveAttribute('data-pressed', '');
  scripts.resolve();
  await opened;
  await expect(page).toHaveURL('/rentals?sort=price');
  await expect(order).toHaveValue('price');
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
});

test('a tap before the scripts are there counts', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const opened = page.goto('/rentals');
  await page.getByRole('button', { name: 'Menu' }).click();
  scripts.resolve();
  await opened;
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});
