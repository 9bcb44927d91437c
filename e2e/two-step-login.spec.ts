import { Secret, TOTP } from 'otpauth';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/journey.ts';
import { enterAsOwner } from './support/people.ts';

test('a user turns on two-step login, logs in with a code, and uses a recovery code without the phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const account = await enterAsOwner(page);
  await page.goto('/dashboard/your-profile');
  await page.getByRole('region', { name: 'Two-step login' }).getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn on two-step login' });
  await dialog.getByLabel('Current Password').fill(account.password);
  await dialog.getByRole('button', { name: 'Next' }).click();

  await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const secret = (await dialog.locator('code').textContent()) ?? '';
  await dialog
    .getByLabel('Code from the app')
    .fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const recoveryCode = await dialog
    .getByRole('list', { name: 'Recovery codes' })
    .locator('li')
    .first()
    .textContent();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'I saved the codes' }).click();
  await expect(page.getByText('Recovery codes left: 10')).toBeVisible();

  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/login');
  await page.getByLabel('Email Address').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByLabel('Code')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Code').fill('AAAA-BBBB-CCCC-DDDD');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('The code is wrong or was already used.').first()).toBeVisible();
  await page.getByLabel('Code').fill(recoveryCode ?? '');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('/');
  await page.goto('/dashboard/your-profile');
  await expect(page.getByText('Recovery codes left: 9')).toBeVisible();
});
