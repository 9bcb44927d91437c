import { readFile } from 'node:fs/promises';
import { expect, test } from './support/journey.ts';
import { lookAtScreen } from './support/look-at-screen.ts';
import { demoAccount, startLoggedIn } from './support/session.ts';
import { countTaps } from './support/taps.ts';

test.use({ viewport: { width: 360, height: 780 } });

test('swipes through the photos on the page, and enlarges one by two fingers', async ({ page }) => {
  const found = await page.request.get('/api/user/post/rental-properties?page=1&limit=50');
  const { rentals } = (await found.json()) as { rentals: { _id: string; pictures: string[] }[] };
  const listing = rentals.find(({ pictures }) => pictures.length >= 3);
  await page.goto(`/rentals/${listing?._id}`);
  const opener = page.getByRole('button', { name: /Show all photos in full screen/ });
  await expect(opener).toBeVisible();
  const strip = page.getByRole('list').filter({ has: opener });
  const isLoaded = (number: number) =>
    strip
      .getByRole('img', { name: new RegExp(`^Photo ${number} of`), includeHidden: true })
      .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  await expect.poll(() => isLoaded(1)).toBe(true);
  expect(await isLoaded(2)).toBe(false);
  // Unlike an event, a pointer that rests on the row is not missed by code that runs later.
  await strip.hover();
  await expect.poll(() => isLoaded(2)).toBe(true);
  expect(await isLoaded(3)).toBe(false);
  await strip.evaluate((row) => row.scrollBy({ left: row.clientWidth }));
  await expect(page.getByText(/^2 \/ \d/)).toBeVisible();
  await expect.poll(() => isLoaded(3)).toBe(true);
  await lookAtScreen(page, 'photos');
  await page.setViewportSize({ width: 360, height: 780 });

  await page.getByRole('button', { name: /^Photo 2 of/ }).click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByText(/^2 \/ \d/)).toBeVisible();
  const photo = viewer.getByRole('img', { name: /^Photo 2 of/ });
  const width = async () => (await photo.boundingBox())?.width ?? 0;
  const before = await width();
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: xs.map((x, id) => ({ x, y: 380, id })),
    });
  await touch('touchStart', 140, 220);
  await touch('touchMove', 100, 260);
  await touch('touchEnd');
  await expect.poll(width).toBeCloseTo(before * 2, -1);
  // A drag now moves the photo; it does not turn to the next one.
  await touch('touchStart', 300);
  await touch('touchMove', 200);
  await touch('touchEnd');
  await expect(viewer.getByText(/^2 \/ \d/)).toBeVisible();
  await page.goBack();
  await expect(viewer).toHaveCount(0);
  await expect(opener).toBeVisible();
});

test('keeps every part of the page for a visitor who is logged in and has not touched it', async ({
  page,
  context,
}) => {
  await startLoggedIn(context, demoAccount('Owner'));
  const found = await page.request.get('/api/user/post/rental-properties?page=1&limit=1');
  const { rentals } = (await found.json()) as { rentals: { _id: string }[] };
  const sent = await page.goto(`/rentals/${rentals[0]?._id}`);
  // The link that only visitors without a session are shown.
  await expect(page.getByRole('link', { name: 'Login', includeHidden: true })).toHaveCount(0);
  const headingsOf = (html: string) => html.match(/<h2[\s>]/g)?.length;
  expect(headingsOf(await page.content())).toBe(headingsOf((await sent?.text()) ?? ''));
});

test('calls, writes on WhatsApp or saves the contact once the number is shown', async ({ page }) => {
  await page.goto('/rentals');
  const flow = countTaps();
  await flow.tap(page.getByRole('article').getByRole('heading').first());
  await page.waitForURL(/\/rentals\/[0-9a-f]{24}$/);
  await expect(page.getByRole('region', { name: 'Costs' })).toContainText('BrokerageNone');
  await page.getByRole('heading', { name: 'Where it is' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', { name: 'A map of the surroundings' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Distances' })).toContainText(/ in a straight line/);
  const bar = page.locator('[data-contact-bar]');
  await expect(bar).toBeVisible();
  await expect(bar).toContainText(/₹\S+.*a (day|week|month|year)/);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await flow.tap(bar.getByRole('button', { name: 'Call' }));
  const call = bar.getByRole('link', { name: /^Call \+91/ });
  await expect(call).toBeFocused();
  expect(flow.count).toBe(2);
  flow.note('from a list to the phone number');
  const number = (await call.getAttribute('href'))?.replace('tel:', '') ?? '';
  await expect(bar.getByText('Never pay before a visit.')).toBeVisible();

  const chat = new URL((await bar.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '');
  expect(chat.pathname).toBe(`/${number.replace('+', '')}`);
  expect(chat.searchParams.get('text')).toContain(title);

  const saved = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Save contact' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('owner.vcf');
  const contact = await readFile(await download.path(), 'utf8');
  expect(contact).toContain(`TEL;TYPE=CELL:${number}`);
  expect(contact).toContain(page.url());
  await lookAtScreen(page, 'contact');
});
