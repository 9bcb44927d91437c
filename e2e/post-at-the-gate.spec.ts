import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { expect, expectAccessible, linkIn, mailTo, test } from './support/journey.ts';
import { lookAtScreen } from './support/look-at-screen.ts';
import { enterAsOwner } from './support/people.ts';
import { madePicture } from './support/pictures.ts';
import { chooseCategory } from './support/posting.ts';
import { countTaps } from './support/taps.ts';

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
  await page.getByLabel('I am 18 or older').check();
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
  await mailed.close();

  await test.step('posts with three photos, with 19 taps at most', async () => {
    const flow = countTaps();
    const next = page.getByRole('button', { name: 'Next', exact: true });
    await page.goto('/');
    await flow.tap(page.getByRole('link', { name: 'Post', exact: true }));
    await flow.tap(page.getByRole('dialog').getByRole('link', { name: /^Rent/ }));
    await flow.tap(page.getByText('Flat/Apartment'));
    await flow.tap(next);
    const write = async (field: Locator, text: string) => {
      await flow.tap(field);
      await flow.type(field, text);
    };
    await write(page.getByRole('combobox', { name: 'Location' }), 'pradhan nag');
    await flow.tap(page.getByRole('option', { name: /Pradhan Nagar/ }).first());
    await write(page.getByLabel('Rent (₹)'), '12500');
    await write(page.getByLabel('Bedrooms'), '2');
    await write(page.getByLabel('Bathrooms'), '1');
    await write(page.getByLabel('Built Up Area'), '780');
    await write(page.getByLabel('Description', { exact: true }), 'Second floor, morning sun, water all day.');
    await flow.tap(next);
    const pictures = await Promise.all([1, 2, 3].map((index) => madePicture(`${index}.jpg`, index)));
    await flow.choosePhotos(page, page.getByRole('button', { name: /photos|pictures/i }).first(), pictures);
    await expect(page.getByText('Pictures chosen: 3').first()).toBeAttached();
    await flow.tap(next);
    await expect(page).toHaveURL(/\?step=review$/);
    await flow.tap(page.getByRole('button', { name: 'Submit', exact: true }));
    await expect(page.getByRole('heading', { name: 'Your listing is with us' })).toBeFocused();
    expect(flow.count).toBeLessThanOrEqual(19);
    flow.note('post with three photos');
    await expect(page.getByRole('link', { name: 'Share on WhatsApp' })).toBeVisible();
    await lookAtScreen(page, 'posted');
  });
});

test('what is missing comes into view below the header, with the focus', async ({ page }) => {
  await enterAsOwner(page);
  await page.goto('/dashboard/new-post/rent');
  await chooseCategory(page, 'House');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  const summary = page.getByRole('region', { name: /^\d+ fields need your attention$/ });
  await expect(summary).toBeFocused();
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  const header = await page.getByRole('banner').boundingBox();
  expect(await top(summary)).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  await expect(summary).toBeInViewport({ ratio: 1 });
});
