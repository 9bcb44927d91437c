import { expect, test } from './support/journey.ts';

test('on a phone, a suggestion in the sheet of filters closes it, and keeps what was typed before the place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/rentals?propertyType=flat');
  await page.getByRole('link', { name: /^Change the search/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Search', { exact: true }).fill('2 bhk prad');
  await page
    .getByRole('option', { name: /^Pradhan Nagar/ })
    .first()
    .click();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\/rentals\?(?=.*location=pradhan_nagar)(?=.*rooms=2)(?=.*propertyType=flat)/);
});

test('the focus on the title of a card shows around the card', async ({ page }) => {
  await page.goto('/rentals');
  const card = page.getByRole('article').first();
  await expect(card).toHaveCSS('outline-style', 'none');
  await page.getByRole('article').first().getByRole('heading').getByRole('link').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(card).toHaveCSS('outline-style', 'solid');
});
