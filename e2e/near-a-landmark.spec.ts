import { expect, expectAccessible, test } from './support/journey.ts';

test('words for a landmark become a filter with its name, which can be removed', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('searchbox', { name: 'Search' }).fill('flat near siliguri junction');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL('**landmark=**');
  const query = Object.fromEntries(new URL(page.url()).searchParams);
  expect(query).toEqual({ propertyType: 'flat', landmark: 'siliguri-junction' });
  const chip = page.getByRole('link', { name: 'Remove the filter: Near Siliguri Junction' });
  await expect(chip).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);

  // The document of the address has the name too.
  await page.reload();
  await expect(chip).toBeVisible();
  await page.getByRole('link', { name: 'All filters' }).click();
  await expect(page.getByRole('checkbox', { name: 'Near Siliguri Junction' })).toBeChecked();
  await page.goBack();
  await chip.click();
  await expect(page).not.toHaveURL(/landmark/);
});

test('a landmark is named in the script that the visitor typed', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('searchbox', { name: 'Search' }).fill('শিলিগুড়ি জংশনের কাছে ফ্ল্যাট');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.waitForURL('**landmark=siliguri-junction**');
  await expect(page.getByRole('link', { name: /Remove the filter: Near শিলিগুড়ি/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Search' }).fill('flat near siliguri junction');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Remove the filter: Near Siliguri Junction' })).toBeVisible();
});
