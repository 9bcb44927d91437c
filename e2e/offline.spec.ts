import { personWithPosts } from './support/administration.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  linkIn,
  logIn,
  mailTo,
  test,
} from './support/journey.ts';
import { readyForOffline } from './support/offline.ts';
import { authorization, enterAsOwner, ownListings, signUp } from './support/people.ts';
import { madePicture } from './support/pictures.ts';
import { reviewFlat } from './support/posting.ts';
import { demoAccount, enter } from './support/session.ts';

test.use({ serviceWorkers: 'allow' });

test('a post that is submitted offline is sent once when the connection is back', async ({
  page,
  context,
}) => {
  await enterAsOwner(page);
  const title = 'Written in a tunnel near Sevoke';
  await reviewFlat(page, title, [await madePicture('front.jpg', 1)]);
  await page.setViewportSize({ width: 360, height: 780 });
  await context.setOffline(true);
  await expect(page.locator('[data-offline-notice]')).toBeVisible();
  // The notice covers no button.
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText('Waiting for a connection')).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await page.waitForURL('**/dashboard/view-your-listings');
  expect((await ownListings(page)).map((listing) => listing.title)).toEqual([title]);
});

test('hearts that were given offline reach the account', async ({ page, context }) => {
  await logIn(page, await signUp(page.request));
  await page.goto('/rentals');
  await readyForOffline(page);
  const heart = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /shortlist/i });
  // The code of the hearts is there once one has worked.
  for (const pressed of ['true', 'false']) {
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/shortlist'));
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', pressed);
    await answered;
  }
  await context.setOffline(true);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const sent = page.waitForResponse((response) => response.url().endsWith('/api/shortlist') && response.ok());
  await context.setOffline(false);
  const { shortlist } = (await (await sent).json()) as { shortlist: unknown[] };
  expect(shortlist).toHaveLength(1);
});

test('light data: a list costs at most 60 KB after the first visit, and shows a photo on tap', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.addInitScript(() => localStorage.setItem('light-data', 'on'));
  await page.goto('/');
  await readyForOffline(page);
  await page.goto('/rentals');
  await readyForOffline(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const worker = context.serviceWorkers()[0];
  if (!worker) throw new Error('There is no service worker.');
  await page.goto('/rentals?bedrooms=2');
  const hasPhoto = page.getByRole('button', { name: /Show photo/ });
  const card = page.getByRole('article').filter({ has: hasPhoto }).first();
  await expect(card).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  const fromNetwork = await worker.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('bedrooms=2') || name.includes('/pictures/'))
      .map((entry) => [entry.name, (entry as PerformanceResourceTiming).transferSize] as const),
  );
  expect(fromNetwork.some(([name]) => name.includes('/pictures/'))).toBe(false);
  expect(bytes).toBeLessThanOrEqual(60_000);
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).not.toContain('Hind');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const show = card.getByRole('button', { name: /Show photo/ });
  expect((await show.boundingBox())?.height).toBeLessThan(60);
  await show.click();
  const photo = page.locator('article img[src*="?shown"]');
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
});

test('photos that another app shares become pictures of a new post', async ({ page }) => {
  await enter(page, demoAccount('Owner'));
  await page.goto('/about');
  await readyForOffline(page);
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = '/share';
    form.enctype = 'multipart/form-data';
    const input = document.createElement('input');
    input.type = 'file';
    input.name = 'photos';
    input.multiple = true;
    form.append(input);
    document.body.append(form);
  });
  const input = page.locator('input[name=photos]');
  await input.setInputFiles([await madePicture('front.jpg', 1), await madePicture('back.jpg', 2)]);
  await input.evaluate((field: HTMLInputElement) => field.form?.submit());
  await page.waitForURL('**/dashboard/new-post');
  await page.getByRole('dialog').getByRole('link', { name: /Rent/ }).click();
  await expect(page.getByRole('heading', { name: /Step 1 of 4/ })).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const opened = indexedDB.open('posting');
            opened.onsuccess = () => {
              const all = opened.result.transaction('drafts').objectStore('drafts').getAll();
              all.onsuccess = () => resolve(all.result[0]?.files.length ?? 0);
            };
          }),
      ),
    )
    .toBe(2);
});

test('a report that is sent offline reaches the site once', async ({ page, context }) => {
  const seeker = await personWithPosts(page.request, 'Bina Rai');
  await page.goto(linkIn(await mailTo(seeker.email, 'Confirm your email')));
  await expect(page.getByText('✅ Email verified successfully!')).toBeVisible();
  await enter(page, seeker);
  await page.goto('/rentals');
  const address = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
  const id = address?.split('/').at(-1) ?? '';
  await page.goto(`/report/listing/${id}`);
  await page.getByText('A broker posing as the owner').click();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByText(/Your report waits for a connection/)).toBeVisible();
  await expectAccessible(page);
  const sent = page.waitForResponse((response) => response.url().endsWith('/api/reports'));
  await context.setOffline(false);
  expect((await sent).ok()).toBe(true);
  await page.reload();
  const headers = await authorization(page);
  const data = { subjectKind: 'listing', subjectId: id, reason: 'broker' };
  expect((await page.request.post('/api/reports', { headers, data })).status()).toBe(409);
});
