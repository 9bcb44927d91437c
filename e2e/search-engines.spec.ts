import type { Page } from '@playwright/test';
import { approvePosts, personWithPosts } from './support/administration.ts';
import { expect, expectAccessible, test } from './support/journey.ts';
import { demoAccount, sessionOf, startLoggedIn } from './support/session.ts';

/** The schema.org data of the document as the browser parses it. */
async function structuredData(page: Page): Promise<Record<string, unknown>[]> {
  const texts = await page.locator('head script[type="application/ld+json"]').allTextContents();
  return texts.flatMap((text) => (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph']);
}
const typesOf = async (page: Page) => (await structuredData(page)).map((thing) => thing['@type']);

test('pages describe themselves with schema.org data', async ({ page }) => {
  await page.goto('/');
  expect(await typesOf(page)).toEqual(['Organization', 'WebSite']);
  for (const list of ['/rentals', '/buys', '/properties']) {
    await page.goto(list);
    expect(await typesOf(page)).toEqual(['BreadcrumbList', 'ItemList']);
  }
  const [first] = await page.getByRole('article').getByRole('link').all();
  await page.goto((await first?.getAttribute('href')) ?? '');
  expect(await typesOf(page)).toEqual(['BreadcrumbList', 'RealEstateListing']);
  await page.goto('/about');
  expect(await typesOf(page)).toEqual([]);
});

test('a list links to its feed, and every page in the sitemap exists', async ({ page }) => {
  await page.goto('/properties?propertyType=flat&page=2');
  const feed = page.locator('link[type="application/atom+xml"]');
  expect(new URL((await feed.getAttribute('href')) ?? '').pathname).toBe('/feeds/properties.xml');
  const { request } = page;
  const entries = await (await request.get('/feeds/properties.xml?propertyType=flat')).text();
  expect(entries.match(/<entry>/g)?.length).toBeGreaterThan(8);
  const pages = await (await request.get('/sitemaps/pages.xml')).text();
  for (const [, url = ''] of pages.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    expect((await request.get(new URL(url).pathname)).status(), url).toBe(200);
  }
});

test('a title cannot break out of its element', async ({ page, context }) => {
  const title = '</script><script>document.title="taken"</script> & </head>';
  await personWithPosts(page.request, 'Asha Tamang', [title]);
  await startLoggedIn(context, demoAccount('Admin'));
  await page.goto('/about');
  await approvePosts(page, [title]);
  const answer = await page.request.get('/api/user/post/rental-properties');
  const { rentals } = (await answer.json()) as { rentals: { _id: string; title: string }[] };
  const id = rentals.find((listing) => listing.title === title)?._id;

  await page.goto(`/rentals/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(/^<\/script>.* – Thikana$/);
  expect(await structuredData(page)).toMatchObject([{}, { '@type': 'RealEstateListing', name: title }]);
});

test('the preview of a listing shows its own picture', async ({ page, request }) => {
  await page.goto('/rentals');
  const [first] = await page.getByRole('article').getByRole('link').all();
  await page.goto((await first?.getAttribute('href')) ?? '');
  const content = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content');
  expect([await content('og:image:width'), await content('og:image:height')]).toEqual(['1200', '630']);
  const address = new URL((await content('og:image')) ?? '');
  expect(await page.locator('meta[name="twitter:image"]').getAttribute('content')).toBe(address.href);
  const picture = await request.get(address.pathname);
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  expect((await picture.body()).length).toBeLessThan(300_000);
});

test('areas have their own pages, linked from the home page and in the sitemap', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const areas = page.getByRole('region', { name: 'By area' });
  const link = areas.getByRole('link', { name: /for rent/ }).first();
  const path = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('for rent in');
  await expect(page.getByRole('article').first()).toBeVisible();
  // Only documents carry structured data.
  await page.reload();
  expect(await typesOf(page)).toEqual(['BreadcrumbList', 'ItemList']);
  expect(await (await request.get('/sitemaps/areas.xml')).text()).toContain(`${path}</loc>`);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(areas.getByRole('link', { name: /for rent/ }).first()).toBeVisible();
  expect((await request.get('/rentals/in/nowhere')).status()).toBe(404);
  const moved = await request.get('/rentals/in/Sevoke_Road', { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, '/rentals/in/sevoke-road']);
});

test('a deleted listing answers 410 with links to others', async ({ page, request }) => {
  const { sells } = (await (await request.get('/api/user/post/sell-properties?limit=50')).json()) as {
    sells: { _id: string; area: string }[];
  };
  const listing = sells.findLast(({ area }) => area !== 'other');
  const { token } = await sessionOf(demoAccount('Admin'));
  const wrongList = await request.get(`/rentals/${listing?._id}`, { maxRedirects: 0 });
  expect([wrongList.status(), wrongList.headers().location]).toEqual([301, `/buys/${listing?._id}`]);
  await request.delete(`/api/user/post/delete/${listing?._id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await expect.poll(async () => (await request.get(`/buys/${listing?._id}`)).status()).toBe(410);
  for (const path of ['/buys/000000000000000000000000', '/buys/xyz', '/rentals/xyz'])
    expect((await request.get(path)).status()).toBe(404);
  await page.goto(`/buys/${listing?._id}`);
  await expect(page).toHaveTitle('No longer listed – Thikana');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No longer listed');
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Homes, shops and land for sale in/ }).click();
  await expect(page).toHaveURL(/\/buys\/in\//);
});
