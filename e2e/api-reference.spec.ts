import { expect, test } from './support/journey.ts';

// The page's content security policy may not block anything.
test('the API reference documents every answer', async ({ page }) => {
  await page.goto('/api/reference');
  await expect(page.getByRole('heading', { name: 'Thikana API' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'accounts' }).first()).toBeVisible();
});
