import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { viewFacets } from '@thikana/contract/search/search';
import { manyAreas, packWith } from '../bench/catalogue/many-areas.ts';
import { freePort } from '../scripts/free-port.ts';
import { startSite } from '../scripts/start-site.ts';
import { isComplaint } from './support/is-complaint.ts';
import { expectAccessible } from './support/journey.ts';

type Site = Awaited<ReturnType<typeof startSite>>;

const count = 5_000;
const areas = manyAreas(count);
/** Far behind the sixty areas that forms offer. */
const far = areas.at(-1) ?? { slug: '', name: '', latitude: 0, longitude: 0 };
let site: Site;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await startSite({
    ...{ port: await freePort(), demo: true },
    environment: { CITY: packWith(areas) },
  });
});
test.afterAll(() => site?.stop());

/** A busy site does not count the listings of each filter. */
const isUncounted = (text: string, url: string) =>
  text.includes('status of 503') && new URL(url).pathname === viewFacets.path;
let complaints: string[];
test.beforeEach(({ page }) => {
  complaints = [];
  page.on('console', (message) => {
    const { url } = message.location();
    if (isComplaint(message) && !isUncounted(message.text(), url))
      complaints.push(`${message.text()} ${url}`);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => {
    if (!request.url().startsWith(site.url)) complaints.push(request.url());
  });
});
test.afterEach(() => expect(complaints).toEqual([]));

test('a visitor finds, filters and maps homes in one of five thousand areas', async ({ page }) => {
  await page.goto(site.url);
  // The form offers some areas, and a document carries no others.
  await expect(page.getByLabel('Location').getByRole('option')).toHaveCount(62);
  expect((await page.content()).length).toBeLessThan(150_000);
  await expectAccessible(page);

  await test.step('typing suggests the area', async () => {
    const words = page.getByLabel('Search', { exact: true });
    await words.fill(far.name.slice(0, -1));
    const option = page.getByRole('option', { name: far.name, exact: false });
    await expect(option.first()).toBeVisible();
    await words.fill(`flat in ${far.name}`);
    await words.press('Enter');
    await expect(page).toHaveURL(new RegExp(`location=${far.slug}`));
    await expect(page.getByRole('link', { name: `Remove the filter: ${far.name}` })).toBeVisible();
    await expectAccessible(page);
  });

  // The demo has homes in a hill town, which lies in one of the areas around it.
  const answer = await fetch(`${site.url}/api/user/post/rent-sell-listings?q=Kalimpong`);
  const { listings } = (await answer.json()) as { listings: { _id: string; area: string; intent: string }[] };
  const listing = listings.find((each) => each.area !== 'other' && !offered.includes(each.area));
  const area = areas.find(({ slug }) => slug === listing?.area);
  expect(area, 'a listing in an area that forms do not offer').toBeTruthy();
  await test.step('pages name the area of a listing', async () => {
    await page.goto(`${site.url}/${listing?.intent === 'rent' ? 'rentals' : 'buys'}/${listing?._id}`);
    const link = page.getByRole('link', { name: new RegExp(` in ${area?.name}$`) }).first();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(area?.name ?? '');
    await expectAccessible(page);
  });

  await test.step('the map names the areas in view, and others when it is moved', async () => {
    await page.goto(`${site.url}/properties?view=map`);
    const map = page.getByRole('region', { name: 'Map' });
    const named = async () =>
      new Set(await map.locator('span[aria-hidden]', { hasText: /\p{L}/u }).allTextContents());
    const { longitude, latitude } = far;
    const corners = [longitude - 0.03, latitude - 0.03, longitude + 0.03, latitude + 0.03];
    const there = corners.map((degrees) => degrees.toFixed(4)).join();
    await expect.poll(async () => (await named()).size).toBeGreaterThan(5);
    expect(await named()).not.toContain(far.name);
    await page.goto(`${site.url}/properties?view=map&within=${there}`);
    await expect.poll(named).toContain(far.name);
    const before = await named();
    await page.getByRole('button', { name: 'Zoom out', exact: true }).click();
    await page.getByRole('button', { name: 'Zoom out', exact: true }).click();
    await expect
      .poll(async () => [...(await named())].filter((name) => !before.has(name)).length)
      .toBeGreaterThan(3);
    // Labels move with the map, and are chosen again when it rests.
    await expect(() => expectNoOverlap(page)).toPass();
  });
});

test('an administrator works with five thousand areas', async ({ page }) => {
  await logIn(page);
  await page.goto(`${site.url}/admin/home`);
  const chart = page.getByRole('table', { name: 'Listings by area' });
  // The areas with listings, and the hill towns' areas among them.
  await expect(chart.getByRole('row', { name: 'Matigara' })).toBeVisible();
  expect(await chart.getByRole('row').count()).toBeLessThanOrEqual(27);
  await expectAccessible(page);

  await page.goto(`${site.url}/admin/places/areas?q=${encodeURIComponent(far.name)}`);
  await page.getByRole('link', { name: far.name, exact: true }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(far.name);
  await page.getByLabel('Name', { exact: true }).fill('Sundarban Corner');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Sundarban Corner was changed.').first()).toBeVisible();

  await page.goto(`${site.url}/admin/settings`);
  await page.getByRole('button', { name: 'Add an offer' }).click();
  const offer = page.getByLabel('For listings of').last();
  await offer.selectOption({ label: 'Sundarban Corner' });
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Settings saved').first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('For listings of').last()).toHaveValue(far.slug);
  await page.goto(`${site.url}/rentals/in/${far.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sundarban Corner');
});

const offered = areas.slice(0, 60).map(({ slug }) => slug);

async function expectNoOverlap(page: Page): Promise<void> {
  const boxes = await page
    .getByRole('region', { name: 'Map' })
    .locator('span[aria-hidden].select-none')
    .evaluateAll((labels) =>
      labels.map((label) => {
        const { left, right, top, bottom } = label.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );
  const covered = boxes.filter((one, index) =>
    boxes
      .slice(index + 1)
      .some(
        (other) =>
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      ),
  );
  expect(boxes.length).toBeGreaterThan(5);
  expect(covered).toEqual([]);
}

async function logIn(page: Page): Promise<void> {
  const accounts = readFileSync(path.join(site.dataDir, 'demo-accounts.txt'), 'utf8').split('\n');
  const [, email, password] = accounts.find((line) => line.startsWith('Admin\t'))?.split('\t') ?? [];
  const data = { email, password };
  const { token, user } = await (await page.request.post(`${site.url}/api/auth/login`, { data })).json();
  await page.addInitScript(
    ([knownToken, knownUser]) => {
      sessionStorage.setItem('token', knownToken);
      sessionStorage.setItem('user', knownUser);
    },
    [token, JSON.stringify(user)] as const,
  );
}
