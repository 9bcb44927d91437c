import { test as base, expect, expectAccessible } from './support/journey.ts';
import { enterAsOwner, ownListings, signUp } from './support/people.ts';
import { housePictures, madePicture } from './support/pictures.ts';
import { expectReview, listingsUrl, reviewFlat } from './support/posting.ts';
import { openUnreliableConnection, type UnreliableConnection } from './support/unreliable-connection.ts';

const test = base.extend<{ line: UnreliableConnection }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs.
  line: async ({}, use) => {
    const line = await openUnreliableConnection(process.env.SITE_URL ?? '');
    await use(line);
    await line.close();
  },
  baseURL: async ({ line }, use) => use(line.url),
});

test.use({ serviceWorkers: 'allow' });

const sixPictures = async () => [...(await housePictures()), await madePicture('garden.jpg', 5)];
const posting = 'POST /api/user/post/add-new-post';

test('offline, a form shows the error, keeps the input and can be sent later', async ({ page, context }) => {
  const account = await signUp(page.request);
  await page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  const notice = page.getByText('You are offline. What you typed stays here.');
  await expect(notice).toHaveCount(0);
  // Chromium complains if it loses the connection while it fetches the worker.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Login failed. You are offline. What you typed is still here. Try again once you are connected.',
  );
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(account.password);

  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('offline, a page that failed opens by itself when the connection is back', async ({ page, context }) => {
  await page.goto('/properties');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const firstTitle = await page.getByRole('article').first().textContent();
  // A page that was not touched while online opens the document instead, as the next test does.
  const router = page
    .context()
    .waitForEvent('response', (response) => response.url().includes('/full-router-'));
  await page.getByRole('link', { name: 'Page 2', exact: true }).hover();
  await (await router).finished();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'All Properties' })).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('article').first()).not.toHaveText(firstTitle ?? '');
});

test('offline, a page that was never opened shows our offline page', async ({ page, context }) => {
  await page.goto('/about');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: /Privacy/ })).toBeVisible();

  await page.goto('/about');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Login' }).first().click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
});

test('on a slow connection each picture shows its progress', async ({ page, context }) => {
  test.slow();
  const bytesPerSecond = 400_000 / 8;
  const devtools = await context.newCDPSession(page);
  const throttle = (throughput: number) =>
    devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: throughput > 0 ? 150 : 0,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  await devtools.send('Network.enable');
  await throttle(bytesPerSecond);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Find Properties' })).toBeVisible();
  await enterAsOwner(page);
  await reviewFlat(page, 'Slowly but surely to Hakimpara', await sixPictures());
  await page.getByRole('button', { name: 'Submit', exact: true }).click();

  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await expect(page.getByRole('progressbar')).toHaveCount(6);
  const parts = () =>
    page
      .getByRole('progressbar')
      .evaluateAll((bars) => bars.map((bar) => (bar as HTMLProgressElement).position));
  await expect.poll(async () => (await parts())[0]).toBeGreaterThan(0);
  expect((await parts()).at(-1)).toBe(0);
  await throttle(-1);
  await page.waitForURL(listingsUrl);
});

test('if the server is away while posting, another try is enough', async ({ page, line }) => {
  test.slow();
  await enterAsOwner(page);
  const title = 'Through thick and thin to Matigara';
  const pictures = await sixPictures();
  await reviewFlat(page, title, pictures);
  line.breakAfterSending(pictures.reduce((bytes, { buffer }) => bytes + buffer.length, 0) / 2);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  const report = page.getByRole('main').getByRole('alert');
  await expect(report).toContainText('Post Submission Failed');
  await expect(report).toContainText('No connection to the server.');
  await expectReview(page, title, 6);

  await line.restore();
  await report.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL(listingsUrl);
  const listings = await ownListings(page);
  expect(listings.map((listing) => [listing.title, listing.pictures.length])).toEqual([[title, 6]]);
  await page.goto('/dashboard/new-post/rent');
  await expect(page.getByRole('heading', { name: /Step 1 of 4/ })).toBeVisible();
});

test('a lost answer does not lead to a second listing', async ({ page, line }) => {
  await enterAsOwner(page);
  const title = 'Said once, answered twice in Salugara';
  await reviewFlat(page, title, [await madePicture('front.jpg', 1)]);
  line.breakBeforeAnswerTo(posting);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  const report = page.getByRole('main').getByRole('alert');
  await expect(report).toContainText('No connection to the server.');
  await line.restore();
  expect(await ownListings(page)).toHaveLength(1);

  await test.step('even after a reload', async () => {
    await page.reload();
    await expectReview(page, title, 1);
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await page.waitForURL(listingsUrl);
    expect(await ownListings(page)).toHaveLength(1);
  });
});

test('changes after a lost answer are not lost', async ({ page, line }) => {
  await enterAsOwner(page);
  await reviewFlat(page, 'As it was said at first', [await madePicture('front.jpg', 1)]);
  line.breakBeforeAnswerTo(posting);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('No connection');
  await line.restore();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByLabel('Title', { exact: true }).fill('As it was said later on');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();

  await page.waitForURL('**/edit-post/*');
  await expectReview(page, 'As it was said later on', 1);
  await page.getByRole('button', { name: 'Update Post' }).click();
  await page.waitForURL(listingsUrl);
  const listings = await ownListings(page);
  expect(listings.map((listing) => [listing.title, listing.pictures.length])).toEqual([
    ['As it was said later on', 1],
  ]);
});
