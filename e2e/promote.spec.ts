import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { approvePosts, personWithPosts } from './support/administration.ts';
import { expect, expectAccessible, expectContrast, expectNoSidewaysScroll, test } from './support/journey.ts';
import { ownListings } from './support/people.ts';
import { demoAccount, enter } from './support/session.ts';

const titles = [
  'Shop with a blue shutter',
  'Shop with a green shutter',
  'Shop with a white shutter',
] as const;
const [blue, green, white] = titles;
const cardOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
const featured = (page: Page) => page.getByRole('link', { name: /^Sponsored/ });

/** Reloads until the stale pages have been re-rendered. */
async function expectSoon(page: Page, path: string, check: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await check();
  }).toPass({ timeout: 15_000 });
}

test('an owner moves listings to the top, features and pays for them, shares them and sees the views', async ({
  page,
  browser,
  baseURL,
}) => {
  const owner = await personWithPosts(page.request, 'Nima Lepcha', titles);
  const office = await (await browser.newContext({ baseURL })).newPage();
  await enter(office, demoAccount('Admin'));
  await approvePosts(office, titles);

  await office.goto('/admin/settings');
  await office.getByRole('button', { name: 'Add an offer' }).click();
  const offer = office.getByRole('group', { name: 'Offer 2' });
  await offer.getByLabel('Days').fill('14');
  await offer.getByLabel('Price (₹)').fill('300');
  await office.getByLabel('UPI id (optional)').fill('homes@bank');
  await office.getByRole('button', { name: 'Save settings' }).click();
  await expect(office.getByRole('status').filter({ hasText: 'Settings saved' })).toBeAttached();

  await enter(page, owner);
  await page.goto('/dashboard/promote');
  await expectAccessible(page);
  await cardOf(page, blue).getByRole('button', { name: 'Move to the top' }).click();
  await expect(page.getByText('Your listing is among the newest again.').first()).toBeVisible();
  const visitor = await (
    await browser.newContext({
      baseURL,
      userAgent: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile',
    })
  ).newPage();
  await expectSoon(visitor, '/rentals', () =>
    expect(visitor.getByRole('article').first()).toContainText(blue, { timeout: 500 }),
  );

  await cardOf(page, green).getByRole('button', { name: 'Feature for 14 days for ₹300' }).click();
  const payment = cardOf(page, green);
  await expect(payment.getByRole('img', { name: /QR code for a UPI app/ })).toBeVisible();
  await expect(payment.getByRole('link', { name: 'Open in a UPI app' })).toHaveAttribute(
    'href',
    /^upi:\/\/pay\?pa=homes%40bank&/,
  );
  await expectAccessible(page);
  await payment.getByLabel('Reference number of the payment').fill('634512345678');
  await payment.getByRole('button', { name: 'I have paid' }).click();
  await expect(payment.getByText('We are checking your payment 634512345678')).toBeVisible();
  await expect(payment.getByRole('region', { name: 'Featured place' })).toBeFocused();

  await office.goto('/admin/home');
  await office
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: /^Payments.*Payments to confirm: 1/ })
    .click();
  await expect(office.getByText('₹300 with the reference 634512345678, for 14 days')).toBeVisible();
  await expectAccessible(office);
  await office.getByRole('button', { name: 'The payment arrived' }).click();
  await expect(office.getByText('No payment is waiting for confirmation.')).toBeVisible();

  for (const title of [blue, white]) {
    await page.goto('/dashboard/promote');
    await cardOf(page, title).getByRole('button', { name: 'Feature for 7 days, free of charge' }).click();
    await expect(cardOf(page, title).getByText(/until the end of/)).toBeVisible();
  }
  await expectSoon(visitor, '/rentals', () => expect(featured(visitor)).toHaveCount(2, { timeout: 500 }));
  await expect(visitor.getByRole('article')).toHaveCount(8);
  for (const place of [0, 1])
    await expect(visitor.getByRole('article').nth(place)).toContainText('Sponsored');
  await expectAccessible(visitor);
  await visitor.goto('/rentals?page=2');
  await expect(featured(visitor)).toHaveCount(0);
  await visitor.goto('/rentals?sort=price');
  await expect(featured(visitor)).toHaveCount(0);
  await expectSoon(visitor, '/', () => expect(featured(visitor)).toHaveCount(2, { timeout: 500 }));

  const listings = await ownListings(page);
  await visitor.goto(`/rentals/${listings.find(({ title }) => title === white)?._id}`);
  await visitor.getByRole('button', { name: 'Show phone number' }).click();
  await expect(visitor.getByRole('link', { name: /^Call/ }).first()).toBeVisible();
  const figures = cardOf(page, white).getByRole('region', { name: /Results of the last/ });
  await expectSoon(page, '/dashboard/promote', () =>
    expect(figures).toContainText('Views1Phone number shown1', { timeout: 500 }),
  );
  await figures.getByRole('button', { name: 'Show daily charts' }).click();
  await expect(figures.getByRole('table', { name: 'Views per day' }).getByRole('row').last()).toContainText(
    '1',
  );

  await expect(cardOf(page, white).getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=Shop%20with%20a%20white%20shutter/,
  );
  await cardOf(page, white).getByLabel('Language of the poster').selectOption('বাংলা');
  const saved = page.waitForEvent('download');
  await cardOf(page, white).getByRole('button', { name: 'Poster as a PDF' }).click();
  const poster = await readFile(await (await saved).path());
  expect(poster.subarray(0, 5).toString()).toBe('%PDF-');

  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.reload();
  await expect(cardOf(page, white)).toBeVisible();
  await expectContrast(page);

  // Leaves the lists as they were for the other tests.
  const headers = { authorization: `Bearer ${await page.evaluate(() => sessionStorage.getItem('token'))}` };
  for (const { _id: id } of listings)
    expect((await page.request.delete(`/api/user/post/delete/${id}`, { headers })).ok()).toBe(true);
});
