import { test as base, expect, expectAccessible } from './support/journey.ts';
import { endSessions, enterAsOwner, ownListings, postFlat, signUp } from './support/people.ts';
import { housePictures, madePicture } from './support/pictures.ts';
import { expectReview, reviewFlat } from './support/posting.ts';
import { enter } from './support/session.ts';
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
// This outlasts the toast, which may disappear before a slow machine checks.
const toldByToast = 'body > [role=alert]';
const listingsUrl = '**/dashboard/view-your-listings';

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

test('a form that is filled in and sent before the scripts are there is sent', async ({ page }) => {
  const account = await signUp(page.request);
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const opened = page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  const button = page.getByRole('button', { name: 'Login', exact: true });
  await button.click();
  await expect(button).toHaveAttribute('data-pressed', '');
  scripts.resolve();
  await opened;
  await page.waitForURL((url) => url.pathname !== '/login');
});

test('a sort order chosen before the scripts are there shows at once, and counts', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const opened = page.goto('/rentals');
  const order = page.getByLabel('Sort by');
  await order.selectOption('Lowest price');
  await expect(order).toHaveAttribute('data-pressed', '');
  scripts.resolve();
  await opened;
  await expect(page).toHaveURL('/rentals?sort=price');
  await expect(order).toHaveValue('price');
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
});

test('a tap before the scripts are there counts', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const opened = page.goto('/rentals');
  await page.getByRole('button', { name: 'Menu' }).click();
  scripts.resolve();
  await opened;
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
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

test('the second of two tabs learns of the newer version and decides', async ({ page, context }) => {
  const account = await enterAsOwner(page);
  await postFlat(page, 'As it was before both tabs', await madePicture('front.jpg', 1));
  const [listing] = await ownListings(page);
  const other = await context.newPage();
  await enter(other, account);
  for (const tab of [page, other]) {
    await tab.goto(`/dashboard/view-your-listings/edit-post/${listing?._id}`);
    await tab.getByRole('button', { name: 'Next', exact: true }).click();
  }
  const save = async (tab: typeof page, title: string) => {
    await tab.getByLabel('Title', { exact: true }).fill(title);
    await tab.getByRole('button', { name: 'Next', exact: true }).click();
    await tab.getByRole('button', { name: 'Next', exact: true }).click();
    await tab.getByRole('button', { name: 'Update Post' }).click();
  };
  await save(page, 'As the first tab has it');
  await page.waitForURL(listingsUrl);
  await save(other, 'As the second tab has it');
  const report = other.getByRole('main').getByRole('alert');
  await expect(report).toContainText('This listing was changed in another tab');
  await expectReview(other, 'As the second tab has it', 1);
  await other.setViewportSize({ width: 360, height: 640 });
  await report.getByRole('button', { name: 'See the newer version' }).click();
  await expect(other.getByRole('dialog')).toBeFocused();
  await expect(other.getByRole('dialog').getByRole('heading').first()).toBeInViewport();
  await expect(other.getByRole('dialog')).toContainText('As the first tab has it');
  await other.getByRole('dialog').getByRole('button', { name: 'Save mine instead' }).click();
  await other.waitForURL(listingsUrl);
  expect((await ownListings(page)).map(({ title }) => title)).toEqual(['As the second tab has it']);
});
