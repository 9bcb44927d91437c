import { expect, overlayEntries, test } from './support/journey.ts';
import { enterAsOwner } from './support/people.ts';
import { madePicture } from './support/pictures.ts';
import { reviewFlat } from './support/posting.ts';
import { demoAccount, startLoggedIn } from './support/session.ts';

test('a page that is a dialog is left by Back', async ({ page, context }) => {
  await startLoggedIn(context, demoAccount('Owner'));
  await page.goto('/about');
  await page.getByRole('link', { name: 'Post Your Property' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/dashboard/new-post');
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/about');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('Back returns to the actions of an own listing, before it closes them', async ({ page, context }) => {
  await startLoggedIn(context, demoAccount('Owner'));
  await page.goto('/dashboard/view-your-listings');
  const card = page.getByRole('article').first();
  await card.getByRole('button').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.poll(() => overlayEntries(page)).toBe(2);
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText(
    'Delete this listing?',
  );
  await page.goBack();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText('Manage Listing');
  await expect.poll(() => overlayEntries(page)).toBe(1);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => overlayEntries(page)).toBe(0);
});

test('Back from a step that was opened from the review returns to it', async ({ page }) => {
  await enterAsOwner(page);
  await reviewFlat(page, 'Flat that is looked at once more', [await madePicture('front.jpg', 1)]);
  const review = page.getByRole('heading', { level: 2, name: /Step 4 of 4/ });
  await expect(review).toBeVisible();
  await page
    .getByRole('button', { name: /^Edit: / })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 2, name: /Step [12] of 4/ })).toBeVisible();
  await expect.poll(() => overlayEntries(page)).toBe(1);
  await page.goBack();
  await expect(review).toBeVisible();
  await expect.poll(() => overlayEntries(page)).toBe(3);
});
