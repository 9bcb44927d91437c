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
