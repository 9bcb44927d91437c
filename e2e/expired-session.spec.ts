import { expect, test } from './support/journey.ts';
import { endSessions, enterAsOwner, ownListings } from './support/people.ts';
import { madePicture } from './support/pictures.ts';
import { expectReview, listingsUrl, reviewFlat } from './support/posting.ts';

test.use({ serviceWorkers: 'allow' });

// This outlasts the toast, which may disappear before a slow machine checks.
const toldByToast = 'body > [role=alert]';

test('a session that expires on the last step leads back to it with the draft', async ({ page }) => {
  const account = await enterAsOwner(page);
  const title = 'Interrupted on the way to Bagdogra';
  await reviewFlat(page, title, [await madePicture('front.jpg', 1), await madePicture('back.jpg', 2)]);
  const changed = await endSessions(page.request, account);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.waitForURL('**/login?from=**');
  await expect(page.locator(toldByToast)).toHaveText('Session expired. Please log in again.');
  await page.getByLabel('Email').fill(changed.email);
  await page.getByLabel('Password', { exact: true }).fill(changed.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();

  await page.waitForURL('**/dashboard/new-post/rent');
  await expectReview(page, title, 2);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.waitForURL(listingsUrl);
  expect((await ownListings(page))[0]?.pictures).toHaveLength(2);
});

for (const [kind, token] of [
  ['has expired', `e30.${btoa(JSON.stringify({ exp: 1_700_000_000 }))}.x`],
  ['cannot be read', 'not a token'],
] as const) {
  test(`a stored session that ${kind} is reported at load`, async ({ page }) => {
    await page.goto('/about');
    await page.evaluate((value) => sessionStorage.setItem('token', value), token);
    await page.evaluate(() => sessionStorage.setItem('user', '{"role":"user"}'));
    await page.goto('/dashboard/your-profile');
    await page.waitForURL('**/login?from=**');
    await expect(page.locator(toldByToast)).toHaveText('Session expired. Please log in again.');
    expect(
      await page.evaluate(() => [sessionStorage.getItem('token'), sessionStorage.getItem('user')]),
    ).toEqual([null, null]);
  });
}
