import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/journey.ts';

test.use({ viewport: { width: 360, height: 780 } });

test('a visitor reads the site in their language, and keeps the filters', async ({ page }) => {
  await page.goto('/rentals?propertyType=flat');
  const languages = page.getByRole('navigation', { name: 'Languages' });
  for (const [name, language, heading, offered] of [
    ['বাংলা', 'bn', 'ভাড়ার প্রপার্টি', 'ভাষা'],
    ['हिन्दी', 'hi', /किराये/, 'भाषाएँ'],
    ['नेपाली', 'ne', /भाडा/, 'भाषाहरू'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/${language}/rentals?propertyType=flat`);
    await expect(page.locator('html')).toHaveAttribute('lang', `${language}-IN`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('navigation', { name: offered })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  // The scripts go on in the language.
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/ne\/rentals\/[0-9a-f]{24}$/);
  await expect(page.getByRole('navigation', { name: 'भाषाहरू' })).toBeVisible();
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await expect(page).toHaveURL(/:\d+\/rentals\/[0-9a-f]{24}$/);
  await expect(languages).toBeVisible();
});
