import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectContrast, expectNoSidewaysScroll, test } from './support/journey.ts';
import { demoAccount, enter } from './support/session.ts';

const widths = [360, 1440];
const rules = `# House rules

These rules are **ours**.

## Kindness

- Answer within a day.
- Write to office@example.org.

| Data | Kept for |
| --- | --- |
| Name, email address and phone number | as long as you have an account |

<b>Raw HTML</b> stays text, and so does [a script](javascript:alert(1)).`;

/** Takes pictures of the page in both widths and themes, and checks each. */
async function look(page: Page, name: string) {
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
      if (theme === 'light') await expectAccessible(page);
      else await expectContrast(page);
      const path = test.info().outputPath(`${name}-${theme}-${width}.png`);
      await page.screenshot({ path, fullPage: true });
    }
  }
}

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
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await preview.scrollIntoViewIfNeeded();
    await page.screenshot({ path: test.info().outputPath(`settings-${width}.png`) });
  }
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
  await look(page, 'terms');
  await page.goto('/privacy');
  await expect(page.getByText(/^First version: last updated August 28, 2025/)).toBeVisible();
  await expect(page.getByText('1 Hill Cart Road, Siliguri')).toBeVisible();
  await page.goto('/contact');
  await expect(page.getByText('1 Hill Cart Road, Siliguri')).toBeVisible();
  await look(page, 'contact');

  await page.goto('/admin/settings');
  await terms.fill('');
  await page.getByLabel('Who is responsible').first().fill('');
  await save(page);
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Use');
});
