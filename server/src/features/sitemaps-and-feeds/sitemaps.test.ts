import { currentCity, setCity } from '@thikana/contract/city';
import { approvePost, rejectPost } from '@thikana/contract/moderation';
import { postListing } from '@thikana/contract/own-listings';
import { banUser } from '@thikana/contract/users';
import { expect, it } from 'vitest';
import { flatForRent, landForSale, listingForm } from '../../../test/listing-forms.ts';
import { readXml } from '../../../test/read-xml.ts';
import { type Person, useTestSite } from '../../../test/test-site.ts';
import { listingsPerFile, listingsSitemap } from './sitemap-files.ts';
import { sitemapsRepository } from './sitemaps-and-feeds.repository.ts';

const siteUrl = 'https://homes.example';
const isoTime = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

const site = await useTestSite({ environment: { PUBLIC_URL: siteUrl } });
const [owner, banned, admin] = await Promise.all([site.person(), site.person(), site.person('admin')]);
const post = async (by: Person, fields = flatForRent as Record<string, string>) =>
  (await by.call(postListing, { body: listingForm(fields) })).post._id;
const posted = {
  rent: await post(owner),
  pending: await post(owner),
  rejected: await post(owner),
  hidden: await post(banned),
  sell: await post(owner, landForSale),
};
const { rent, sell, hidden, rejected } = posted;
for (const id of [rent, sell, hidden]) await admin.call(approvePost, { query: { id } });
await admin.call(rejectPost, { query: { id: rejected } });
await admin.call(banUser, { params: { id: banned.id }, body: { reason: 'Not the owner of the flat' } });

const open = (url: string) => site.app.http.inject({ url });
const locations = (urls: unknown) => (urls as { loc: string }[]).map(({ loc }) => loc);
/** The addresses of a page in each language. */
const inEach = (path: string) =>
  ['', '/bn', '/hi', '/ne'].map(
    (language) => siteUrl + (path === '/' && language ? language : language + path),
  );

it('robots.txt lists what crawlers may read, and the sitemap', async () => {
  const answer = await open('/robots.txt');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=600',
  });
  expect(answer.body.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api',
    ...['', '/bn', '/hi', '/ne'].flatMap((language) => [
      `Disallow: ${language}/admin`,
      `Disallow: ${language}/dashboard`,
    ]),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ]);
});

it('lists every file in the index', async () => {
  const answer = await open('/sitemap.xml');
  expect(answer.headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=600',
  });
  expect(readXml(answer.body)).toMatchObject({
    sitemapindex: {
      xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
      sitemap: ['pages', 'areas', 'listings-1'].map((name) => ({
        loc: `${siteUrl}/sitemaps/${name}.xml`,
        lastmod: expect.stringMatching(isoTime),
      })),
    },
  });
});

it('lists areas with listings and the time of the last change', async () => {
  const { urlset } = readXml((await open('/sitemaps/areas.xml')).body) as {
    urlset: { url: { loc: string; lastmod: string }[] };
  };
  expect(urlset.url).toMatchObject(
    ['/buys/in/salugara', '/rentals/in/sevoke-road']
      .flatMap(inEach)
      .map((loc) => ({ loc, lastmod: expect.stringMatching(isoTime) })),
  );
});

it('names the other languages of each address', async () => {
  const { urlset } = readXml((await open('/sitemaps/areas.xml')).body) as {
    urlset: { url: { loc: string; 'xhtml:link': unknown }[] };
  };
  const path = '/buys/in/salugara';
  const [english, ...others] = inEach(path);
  const links = [english, ...others, english].map((href, index) => ({
    rel: 'alternate',
    hreflang: ['en-IN', 'bn-IN', 'hi-IN', 'ne-IN', 'x-default'][index],
    href,
  }));
  for (const address of [english, ...others])
    expect(urlset.url.find(({ loc }) => loc === address)?.['xhtml:link']).toEqual(links);
});

it('names no other language in a city with one', async () => {
  const city = currentCity();
  setCity({ ...city, languages: ['en'] });
  const { body } = await open('/sitemaps/pages.xml');
  setCity(city);
  expect(body).not.toContain('xhtml:link');
  expect(locations((readXml(body) as { urlset: { url: unknown } }).urlset.url)).toHaveLength(8);
});

it('stays far below 50 MB with the most listings of a file', async () => {
  const range = { number: 1, firstId: rent, endId: null, changedAt: new Date() };
  let bytes = 0;
  for await (const part of listingsSitemap(
    `https://${'a'.repeat(60)}.example`,
    range,
    sitemapsRepository(site.services.db),
  ))
    bytes += part.length;
  // Two listings are public.
  expect((bytes / 2) * listingsPerFile).toBeLessThan(45 * 1024 * 1024);
});

it('lists public pages', async () => {
  const { urlset } = readXml((await open('/sitemaps/pages.xml')).body) as { urlset: { url: unknown } };
  const pages = ['/', '/rentals', '/buys', '/properties', '/about', '/contact', '/privacy', '/terms'];
  expect(locations(urlset.url)).toEqual(pages.flatMap(inEach));
});

it('lists approved listings only, with the time of their last change', async () => {
  const answer = await open('/sitemaps/listings-1.xml');
  expect(answer.headers['cache-control']).toBe('public, max-age=600');
  const { urlset } = readXml(answer.body) as { urlset: { url: { loc: string; lastmod: string }[] } };
  expect(locations(urlset.url)).toEqual([`/rentals/${posted.rent}`, `/buys/${posted.sell}`].flatMap(inEach));
  for (const { lastmod } of urlset.url) {
    expect(Math.abs(Date.now() - Date.parse(lastmod))).toBeLessThan(60_000);
  }
});

it.each(['listings-0', 'listings-2', 'listings-01', 'listings-x'])('has no file %s', async (name) => {
  expect((await open(`/sitemaps/${name}.xml`)).statusCode).toBe(404);
});

it('keeps listings in their files when others change status', async () => {
  const repository = sitemapsRepository(site.services.db);
  const { rent, pending, rejected, hidden, sell } = posted;
  const changedAt = expect.any(Date) as Date;
  // Ranges of two listings each: one public, none, one.
  expect(await repository.listPublicRanges(2)).toEqual([
    { number: 1, firstId: rent, endId: rejected, changedAt },
    { number: 3, firstId: sell, endId: null, changedAt },
  ]);
  const admin = await site.person('admin');
  await admin.call(approvePost, { query: { id: pending } });
  await admin.call(approvePost, { query: { id: rejected } });
  expect(await repository.listPublicRanges(2)).toEqual([
    { number: 1, firstId: rent, endId: rejected, changedAt },
    { number: 2, firstId: rejected, endId: sell, changedAt },
    { number: 3, firstId: sell, endId: null, changedAt },
  ]);
  const range = { number: 2, firstId: pending, endId: hidden, changedAt: new Date() };
  const parts: string[] = [];
  for await (const part of listingsSitemap(siteUrl, range, repository, { batchSize: 1 })) parts.push(part);
  const { urlset } = readXml(parts.join('')) as { urlset: { url: unknown } };
  expect(locations(urlset.url)).toEqual([pending, rejected].flatMap((id) => inEach(`/rentals/${id}`)));
});

it('reports an error if the listings cannot be read', async () => {
  await open('/sitemap.xml');
  await site.services.db.schema.alterTable('listings').renameTo('listings_elsewhere').execute();
  const answer = await open('/sitemaps/listings-1.xml');
  await site.services.db.schema.alterTable('listings_elsewhere').renameTo('listings').execute();
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toMatchObject({ code: 'internal' });
});
