import { deleteListing } from '@thikana/contract/own-listings';
import { expect, it } from 'vitest';
import { flatForRent, landForSale } from '../../../test/listing-forms.ts';
import { makeListing } from '../../../test/make-listing.ts';
import { readXml } from '../../../test/read-xml.ts';
import { useTestSite } from '../../../test/test-site.ts';

interface Entry {
  id: string;
  title: string;
  link: { href: string };
  published: string;
  updated: string;
  summary: string;
}
interface AtomFeed {
  id: string;
  title: string;
  updated: string;
  link: { rel: string; href: string }[];
  entry?: Entry[];
}

const siteUrl = 'https://homes.example';

const site = await useTestSite({ environment: { PUBLIC_URL: siteUrl, SITE_NAME: 'Homes & Land' } });
const [owner, admin] = await Promise.all([site.person(), site.person('admin')]);
const approved = (fields: Record<string, string>) => makeListing(owner, { fields, approvedBy: admin });
const rent = await approved({ ...flatForRent, title: 'Flat <b>with</b> garden & "view"' });
const land = await approved(landForSale);
await makeListing(owner, { fields: { ...flatForRent, title: 'Flat that waits for approval' } });

const open = (url: string) => site.app.http.inject({ url });
const read = async (url: string) => readXml((await open(url)).body) as { feed: AtomFeed };
const idsAt = async (url: string) => ((await read(url)).feed.entry ?? []).map(({ id }) => id);

it('is an Atom feed of the list’s listings', async () => {
  const answer = await open('/feeds/rentals.xml');
  expect(answer.headers).toMatchObject({
    'content-type': 'application/atom+xml; charset=utf-8',
    'cache-control': 'public, max-age=600',
  });
  const { feed } = readXml(answer.body) as { feed: AtomFeed };
  const [entry] = feed.entry ?? [];
  expect(feed).toMatchObject({
    xmlns: 'http://www.w3.org/2005/Atom',
    id: `${siteUrl}/feeds/rentals.xml`,
    title: 'Rental Properties – Homes & Land',
    updated: entry?.updated,
    author: { name: 'Homes & Land' },
    link: [
      { rel: 'self', href: `${siteUrl}/feeds/rentals.xml` },
      { rel: 'alternate', href: `${siteUrl}/rentals` },
    ],
  });
  expect(feed.entry).toEqual([
    {
      id: `${siteUrl}/rentals/${rent}`,
      title: 'Flat <b>with</b> garden & "view"',
      link: { rel: 'alternate', type: 'text/html', href: `${siteUrl}/rentals/${rent}` },
      published: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      updated: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      summary: expect.stringMatching(
        /^Flat\/Apartment for rent, Sevoke Road, Siliguri: ₹12,000 a month\. Two/,
      ),
    },
  ]);
});

it('is in the language of its address', async () => {
  const { feed } = await read('/bn/feeds/rentals.xml');
  expect(feed).toMatchObject({
    'xml:lang': 'bn-IN',
    id: `${siteUrl}/bn/feeds/rentals.xml`,
    title: 'ভাড়ার প্রপার্টি – Homes & Land',
    link: [
      { rel: 'self', href: `${siteUrl}/bn/feeds/rentals.xml` },
      { rel: 'alternate', href: `${siteUrl}/bn/rentals` },
    ],
    entry: [
      {
        id: `${siteUrl}/bn/rentals/${rent}`,
        title: { '#text': 'Flat <b>with</b> garden & "view"', 'xml:lang': 'en-IN' },
        summary: {
          type: 'xhtml',
          div: {
            xmlns: 'http://www.w3.org/1999/xhtml',
            p: [
              expect.stringMatching(/^ভাড়ার ফ্ল্যাট[^,]*, সেবক রোড: ₹12,000/),
              { '#text': flatForRent.description, 'xml:lang': 'en-IN' },
            ],
          },
        },
      },
    ],
  });
});

it('gives texts of owners in the language of the feed, if there are any', async () => {
  const both = await approved({
    ...flatForRent,
    secondTitle: 'বাগান সহ ফ্ল্যাট',
    secondDescription: 'সকালের রোদ, সারা দিন জল।',
  });
  const { feed } = await read('/bn/feeds/rentals.xml');
  expect(feed.entry?.find(({ id }) => id.endsWith(both))).toMatchObject({
    title: 'বাগান সহ ফ্ল্যাট',
    summary: expect.stringMatching(/₹12,000.*। সকালের রোদ, সারা দিন জল।$/),
  });
  await owner.call(deleteListing, { params: { id: both } });
});

it('exists for each list, newest first', async () => {
  expect(await idsAt('/feeds/buys.xml')).toEqual([`${siteUrl}/buys/${land}`]);
  expect(await idsAt('/feeds/properties.xml')).toEqual([
    `${siteUrl}/buys/${land}`,
    `${siteUrl}/rentals/${rent}`,
  ]);
});

it('uses the filters of the list, ignoring page and sort order', async () => {
  const filter = '?propertyType=flat&priceRange=10000-20000';
  const { feed } = await read(`/feeds/properties.xml${filter}&page=7`);
  expect(feed.entry?.map(({ id }) => id)).toEqual([`${siteUrl}/rentals/${rent}`]);
  expect((await read(`/feeds/properties.xml${filter}`)).feed.link[1]?.href).toBe(
    `${siteUrl}/properties${filter}`,
  );
  expect(await idsAt('/feeds/properties.xml?sort=price')).toEqual(await idsAt('/feeds/properties.xml'));
  expect(await idsAt('/feeds/rentals.xml?propertyType=house')).toEqual([]);
});

it('understands the words of a search', async () => {
  const found = (words: string) => idsAt(`/feeds/properties.xml?q=${encodeURIComponent(words)}`);
  expect(await found('2 bhk flat under 15k')).toEqual([`${siteUrl}/rentals/${rent}`]);
  expect(await found('land for sale')).toEqual([`${siteUrl}/buys/${land}`]);
  expect(await idsAt('/feeds/buys.xml?q=2+bhk+flat')).toEqual([]);
});

it('lists only what has all words, though another listing is newer', async () => {
  expect(await idsAt('/feeds/properties.xml?q=garden')).toEqual([`${siteUrl}/rentals/${rent}`]);
  expect(await idsAt('/feeds/properties.xml?q=swimming+pool')).toEqual([]);
});

it('leaves out short stays among rentals, unless they are asked for', async () => {
  const daily = await approved({ ...flatForRent, title: 'Room by the day', frequency: 'day' });
  const address = `${siteUrl}/rentals/${daily}`;
  expect(await idsAt('/feeds/rentals.xml')).not.toContain(address);
  expect(await idsAt('/feeds/rentals.xml?period=day')).toEqual([address]);
  expect(await idsAt('/feeds/rentals.xml?q=flat+by+the+day')).toEqual([address]);
  expect(await idsAt('/feeds/properties.xml')).toContain(address);
});

it('rejects invalid filters like the list', async () => {
  const answer = await open('/feeds/rentals.xml?propertyType=castle');
  expect(answer.statusCode).toBe(400);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toMatchObject({ code: 'invalid_input' });
});
