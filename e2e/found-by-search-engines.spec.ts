import type { Page } from '@playwright/test';
import { approvePosts, personWithPosts } from './support/administration.ts';
import { expect, test } from './support/journey.ts';
import { demoAccount, startLoggedIn } from './support/session.ts';

/** What the document says in the words of schema.org, as the browser reads it. */
async function structuredData(page: Page): Promise<Record<string, unknown>[]> {
  const texts = await page.locator('head script[type="application/ld+json"]').allTextContents();
  return texts.flatMap((text) => (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph']);
}
const typesOf = async (page: Page) => (await structuredData(page)).map((thing) => thing['@type']);

test('pages say what they show in the words of schema.org', async ({ page }) => {
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

test('a list names the feed that follows it, and every page of the sitemap is there', async ({ page }) => {
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

test('a title cannot end what it stands in', async ({ page, context }) => {
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
