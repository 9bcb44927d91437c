import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { expect, expectAccessible, test } from './support/journey.ts';
import { enterAsOwner } from './support/people.ts';
import { demoAccount, enter } from './support/session.ts';

test('users download their data and delete their account', async ({ page }) => {
  const account = await enterAsOwner(page);
  await page.goto('/dashboard/your-profile');
  await expect(page.getByText('Your number has not been shown to anyone yet.')).toBeVisible();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('my-thikana-data.zip');
  const files = unzipSync(readFileSync(await download.path()));
  const data = JSON.parse(Buffer.from(files['my-data.json'] ?? []).toString());
  expect(data.account).toMatchObject({ email: account.email, phone: '+919832012345' });

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(`Type ${account.email} to confirm`).fill(account.email);
  await dialog.getByLabel('Your password').fill('not this one');
  await dialog.getByRole('button', { name: 'Delete forever' }).click();
  await expect(dialog.getByText('Your current password is not correct.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Your password').fill(account.password);
  await dialog.getByRole('button', { name: 'Delete forever' }).click();
  await expect(page).toHaveURL(/\/$/);

  const login = await page.request.post('/api/auth/login', { data: account });
  expect(login.status()).toBe(401);
});

test('administrators see the system status', async ({ page }) => {
  await enter(page, demoAccount('Admin'));
  await page.goto('/admin/system');
  await expect(page.getByRole('heading', { level: 1, name: 'System' })).toBeVisible();
  await expect(page.getByText('stored on this disk')).toBeVisible();
  await expect(page.getByText('No job has failed')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Answers in the last day' })).toBeAttached();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled();
});
