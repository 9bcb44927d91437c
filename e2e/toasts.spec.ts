import { expect, test } from './support/journey.ts';

test('an error stays two seconds, longer while it is looked at, and reaches the live region', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/login');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  const text = 'The email address or the password is not correct.';
  const toast = page.locator('[data-toast=error]');
  const fail = async () => {
    await page.clock.resume();
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(toast).toHaveText(text);
  };

  await fail();
  const shown = await toast.boundingBox();
  expect(Math.abs((shown?.x ?? 0) + (shown?.width ?? 0) / 2 - 640)).toBeLessThan(12);
  expect(shown?.y).toBeLessThan(40);
  await expect(page.locator('body > [role=alert]')).toHaveText(text);
  await page.clock.runFor(2000);
  await expect(toast).toHaveCount(0);
  await expect(page.locator('body > [role=alert]')).toHaveText(text);

  await fail();
  await toast.hover();
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(10, 500);
  await page.clock.runFor(2000);
  await expect(toast).toHaveCount(0);

  await fail();
  await toast.getByRole('button', { name: 'Close' }).focus();
  await page.clock.runFor(60_000);
  await page.keyboard.press('Enter');
  await expect(toast).toHaveCount(0);
});

test('what an address says went wrong is shown as plain, short text', async ({ page }) => {
  const alert = page.getByRole('main').getByRole('alert');
  await page.goto('/login?error=session_expired');
  await expect(alert).toHaveText('Session expired. Please log in again.');
  const markup = '<img src=x onerror=alert(1)><b>Call us</b>';
  await page.goto(`/login?error=${encodeURIComponent(markup)}`);
  await expect(alert).toHaveText(markup);
  await expect(alert.locator('img, b')).toHaveCount(0);
  await page.goto(`/login?error=${'x'.repeat(3000)}`);
  await expect(alert).toHaveText('x'.repeat(200));
});
