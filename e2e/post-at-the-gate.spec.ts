import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, linkIn, mailTo, test } from './support/journey.ts';
import { lookAtScreen } from './support/look-at-screen.ts';

test.use({ viewport: { width: 360, height: 780 } });

test('a newcomer who wants to post signs up and gets the form, and again in the tab that the mail opens', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Post', exact: true }).click();
  await expect(page.getByText('Please login to start posting')).toBeVisible();
  const create = page.getByRole('link', { name: 'Create an account' });
  await expect(create).toBeInViewport({ ratio: 1 });
  const [logIn, signUp] = await Promise.all([
    page.getByRole('button', { name: 'Login', exact: true }).boundingBox(),
    create.boundingBox(),
  ]);
  expect([signUp?.width, signUp?.height]).toEqual([logIn?.width, logIn?.height]);
  await lookAtScreen(page, 'gate');
  await page.setViewportSize({ width: 360, height: 780 });

  await create.click();
  const email = `${randomUUID()}@example.com`;
  await page.getByLabel('Name').fill('Asha Tamang');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Phone Number').fill('9832012345');
  await page.getByLabel('Password', { exact: true }).fill('a quiet verandah');
  await page.getByLabel('Confirm Password').fill('a quiet verandah');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL('**/dashboard/new-post');
  await page.getByRole('dialog').getByRole('link', { name: /^Rent/ }).click();
  await page.getByText('Flat/Apartment').click();
  await expect(page.getByRole('radio', { name: 'Flat/Apartment' })).toBeChecked();

  const mailed = await context.newPage();
  await mailed.goto(linkIn(await mailTo(email, 'Confirm')));
  await expect(mailed.getByText('✅ Email verified successfully!')).toBeVisible();
  await mailed.waitForURL('**/dashboard/new-post/rent');
  await expect(mailed.getByRole('heading', { name: /Step 1 of 4/ })).toBeVisible();
  await expectAccessible(mailed);
});
