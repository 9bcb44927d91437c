import { approvePosts, personWithPosts } from './support/administration.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/journey.ts';
import { ownListings } from './support/people.ts';
import { demoAccount, enter } from './support/session.ts';

const title = 'Shop that becomes cheaper';

test('an owner lowers the price of an approved listing, on a phone and by keyboard, and visitors see it', async ({
  browser,
  baseURL,
  page,
}) => {
  const office = await browser.newContext({ baseURL });
  const desk = await office.newPage();
  const owner = await personWithPosts(desk.request, 'Maya Subba', [title]);
  await enter(desk, demoAccount('Admin'));
  await approvePosts(desk, [title]);
  await office.close();

  await page.setViewportSize({ width: 320, height: 720 });
  await enter(page, owner);
  const [shop] = await ownListings(page);
  await page.goto('/dashboard/view-your-listings');
  await page.getByRole('button', { name: title }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Lower the price' }).focus();
  await page.keyboard.press('Enter');
  const price = dialog.getByLabel('New price (₹, per month)');
  await expect(price).toBeFocused();
  await expect(price).toHaveAccessibleDescription('Now ₹9,000');
  await price.fill('9000');
  await page.keyboard.press('Enter');
  await expect(price).toHaveAccessibleDescription(/must be lower than the current one/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await price.fill('8500');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The new price is online').first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('article').filter({ hasText: title })).toContainText('₹8,500');

  const visitor = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const seen = await visitor.newPage();
  await seen.goto(`/rentals/${shop?._id}`);
  await expect(seen.getByText('₹8,500').first()).toBeVisible();
  await visitor.close();
});
