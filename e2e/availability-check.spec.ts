import type { Browser } from '@playwright/test';
import { approvePosts, type Person, personWithPosts } from './support/administration.ts';
import { backdateListing } from './support/backdate-listing.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, linkIn, mailTo, test } from './support/journey.ts';
import { ownListings } from './support/people.ts';
import { demoAccount, enter } from './support/session.ts';

const phone = { viewport: { width: 360, height: 800 } };
const title = 'Shop that is still to be had';

/** The owner of a new public listing. */
async function ownerOfShop(browser: Browser, baseURL: string | undefined): Promise<Person> {
  const office = await browser.newContext({ baseURL });
  const page = await office.newPage();
  const owner = await personWithPosts(page.request, 'Maya Subba', [title]);
  await enter(page, demoAccount('Admin'));
  await approvePosts(page, [title]);
  await office.close();
  return owner;
}

test('an owner confirms a listing by the link in an email, on a phone without scripts, and then closes it', async ({
  browser,
  baseURL,
  page,
}) => {
  const owner = await ownerOfShop(browser, baseURL);
  await enter(page, owner);
  const [shop] = await ownListings(page);
  const id = shop?._id ?? '';
  await backdateListing(id, 26);
  const link = linkIn(await mailTo(owner.email, 'Still available?'));

  const plain = await browser.newContext({ ...phone, baseURL, javaScriptEnabled: false });
  const mailed = await plain.newPage();
  await mailed.goto(link);
  await expect(mailed.getByRole('heading', { level: 1 })).toHaveText('Is it still available?');
  await mailed.getByRole('button', { name: 'Yes, it is still available' }).click();
  await expect(mailed.getByRole('heading', { level: 1 })).toHaveText('Thank you, your listing is confirmed');
  await mailed.getByRole('button', { name: 'It is rented out' }).click();
  await expect(mailed.getByRole('heading', { level: 1 })).toHaveText('Your listing is closed');

  const gone = await mailed.goto(`/rentals/${id}`);
  expect(gone?.status()).toBe(410);
  await expect(mailed.getByRole('heading', { level: 1 })).toHaveText('Rented out');
  await expect(mailed.getByText(/Shop in Sevoke Road: taken since/)).toBeVisible();
  await plain.close();

  await page.setViewportSize(phone.viewport);
  await page.goto(link);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.goto('/dashboard/view-your-listings');
  await expect(page.getByText('Closed: rented out')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: title }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Available: show it again' }).click();
  await expect(page.getByText(/^On .* we will ask you whether it is still available\./)).toBeVisible();
  expect((await page.request.get(`/rentals/${id}`)).status()).toBe(200);
});
