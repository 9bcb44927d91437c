import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+V');
}

test('fields for numbers read digits of other scripts and pasted prices', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/bn/search?purpose=rent');
  // The code of these fields is there.
  await expect(page.getByRole('slider').first()).toBeVisible();
  const [least, most] = [page.locator('[name=priceMin]'), page.locator('[name=priceMax]')];
  await least.focus();
  await page.keyboard.insertText('৫০০০');
  await expect(least).toHaveValue('5000');
  await most.focus();
  await paste(page, '₹12,000/-');
  await expect(most).toHaveValue('12000');
  await most.clear();
  await paste(page, 'on request');
  await expect(most).toHaveValue('');
  await page.goto('/bn/signup');
  const phone = page.locator('[name=phone]');
  await phone.focus();
  await page.keyboard.insertText('৯৮৩২০৫৪৩২১');
  await expect(phone).toHaveValue('9832054321');
});

test('prices of the search are typed as people say them', async ({ page }) => {
  await page.goto('/buys');
  await page.getByRole('link', { name: 'Price', exact: true }).click();
  const most = page.getByLabel('Price up to (₹)');
  await most.pressSequentially('85 lak');
  await page.keyboard.press('Enter');
  // The browser shows it at the field and does not send the form.
  await expect(most).toHaveJSProperty('validationMessage', 'Type an amount such as 15000 or 15k.');
  await expect(most).toBeFocused();
  await expect(page).toHaveURL(/\/buys$/);
  await most.pressSequentially('h');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/buys\?priceRange=0-8500000$/);
  await expect(page.getByRole('link', { name: 'Remove the filter: Up to ₹85 L' })).toBeVisible();
});
