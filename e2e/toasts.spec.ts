import { expect, test } from './support/journey.ts';

test('an error stays two seconds, longer under the pointer, and is announced', async ({ page }) => {
  const now = new Date('2026-11-20T10:00:00Z');
  await page.clock.install({ time: now });
  await page.goto('/login');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.clock.pauseAt(new Date(now.getTime() + 3_600_000));
  const text = 'The email address or the password is not correct.';
  const toast = page.locator('[data-toast=error]');
  const fail = async () => {
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(toast).toHaveText(text);
  };

  await fail();
  const shown = await toast.boundingBox();
  expect(Math.abs((shown?.x ?? 0) + (shown?.width ?? 0) / 2 - 640)).toBeLessThan(12);
  expect(shown?.y).toBeLessThan(40);
  await expect(page.locator('body > [role=alert]')).toHaveText(text);
  await page.clock.runFor(1999);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1);
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

test('an error of the address is shown in our own words only', async ({ page }) => {
  const alert = page.getByRole('main').getByRole('alert');
  await page.goto('/login?error=session_expired');
  await expect(alert).toHaveText('Session expired. Please log in again.');
  const markup = '<img src=x onerror=alert(1)><b>Call us</b>';
  await page.goto(`/login?error=${encodeURIComponent(markup)}`);
  await expect(alert).toHaveText('Login failed. Please try again.');
  await expect(alert.locator('img, b')).toHaveCount(0);
});
