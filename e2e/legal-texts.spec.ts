import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { lookAtScreen } from './support/look-at-screen.ts';
import { demoAccount, enter } from './support/session.ts';

const rules = `# House rules

These rules are **ours**.

## Kindness

- Answer within a day.
- Write to office@example.org.

| Data | Kept for |
| --- | --- |
| Name, email address and phone number | as long as you have an account |

<b>Raw HTML</b> stays text, and so does [a script](javascript:alert(1)).`;

const save = async (page: Page) => {
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Save settings' }).click();
  expect((await saved).ok()).toBe(true);
};

test('an editor replaces the terms of use, and goes back to the built-in ones', async ({ page }) => {
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Use');
  await enter(page, demoAccount('Admin'));
  await page.goto('/admin/settings');
  const terms = page.getByLabel('Terms of use', { exact: true }).first();
  await page.getByRole('button', { name: 'Start from the current text: Terms of use' }).click();
  await expect(terms).toHaveValue(/^# Terms of Use\n\n## No fee/);
  await terms.fill(rules);
  await page.getByLabel('Who is responsible').first().fill('Basera Ltd\n1 Hill Cart Road, Siliguri');
  await page.getByRole('button', { name: 'Preview: Terms of use' }).click();
  const preview = page.getByRole('region', { name: 'Preview: Terms of use' });
  await expect(preview.getByRole('heading', { name: 'Kindness' })).toBeVisible();
  await lookAtScreen(page, 'settings');
  await save(page);

  await page.goto('/terms');
  await expect(page).toHaveTitle(/^House rules/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('House rules');
  const today = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
  await expect(page.getByText(`Last changed ${today.format(new Date())}`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'office@example.org' })).toHaveAttribute(
    'href',
    'mailto:office@example.org',
  );
  await expect(page.getByText('<b>Raw HTML</b> stays text')).toBeVisible();
  await expect(page.locator('a[href^="javascript"]')).toHaveCount(0);
  await expect(page.getByText('1 Hill Cart Road, Siliguri')).toBeVisible();
  await lookAtScreen(page, 'terms');
  await page.goto('/privacy');
  await expect(page.getByText(/^First version: last updated August 28, 2025/)).toBeVisible();
  await expect(page.getByText('1 Hill Cart Road, Siliguri')).toBeVisible();
  await page.goto('/contact');
  await expect(page.getByText('1 Hill Cart Road, Siliguri')).toBeVisible();
  await lookAtScreen(page, 'contact');

  await page.goto('/admin/settings');
  await terms.fill('');
  await page.getByLabel('Who is responsible').first().fill('');
  await save(page);
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Use');
});
