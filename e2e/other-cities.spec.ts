import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { freePort } from '../scripts/free-port.ts';
import { startSite } from '../scripts/start-site.ts';

type Site = Awaited<ReturnType<typeof startSite>>;

/** What only another city may show. */
const ofSiliguri =
  /Siliguri|Bengal|Darjeeling|Matigara|Sevoke|Bagdogra|Salugara|₹|\+91|\bINR\b|\bIndia\b|\bkatha\b|\bdecimal\b|\b1930\b|en-IN/;
const ofSouthAsia = /\bBHK\b|rupee|\bRs\b|lakh|crore|bigha|ropani|aana|sq.?ft|square f/i;
const cities = [
  {
    city: 'kathmandu',
    area: 'new-baneshwor',
    leftovers: [ofSiliguri],
  },
  {
    city: 'braga',
    area: 'gualtar',
    leftovers: [ofSiliguri, ofSouthAsia],
  },
];

const documents = [
  ...['/', '/rentals', '/buys', '/properties', '/search', '/shortlist', '/about', '/privacy', '/terms'],
  ...['/contact', '/login', '/signup', '/no-such-page', '/rentals?propertyType=shop&page=99'],
  ...['/sitemap.xml', '/robots.txt', '/feeds/rentals.xml', '/feeds/buys.xml', '/api/site'],
];
const screensOf = {
  Owner: [
    ...['your-profile', 'new-post', 'new-post/rent', 'new-post/sell', 'view-your-listings', 'alerts'],
    ...['promote', 'messages'],
  ].map((name) => `/dashboard/${name}`),
  Admin: [
    ...[
      'home',
      'posts',
      'users',
      'pending-posts',
      'imports',
      'reports',
      'audit',
      'system',
      'badges',
      'payments',
    ],
  ].map((name) => `/admin/${name}`),
};

for (const { city, area, leftovers } of cities) {
  test(`${city} shows no trace of another city`, async ({ browser }) => {
    const site = await startSite({
      port: await freePort(),
      demo: true,
      environment: { CITY: city },
    });
    const found: string[] = [];
    const check = (address: string, text: string) => {
      for (const pattern of leftovers) {
        const at = text.search(pattern);
        if (at >= 0) found.push(`${address}: …${text.slice(Math.max(0, at - 40), at + 40)}…`);
      }
    };
    try {
      const listings = await listingPaths(site);
      expect(listings).toHaveLength(28);
      const reports = listings.slice(0, 1).map((address) => `/report/listing/${address.split('/').at(-1)}`);
      for (const address of [...documents, `/rentals/in/${area}`, ...listings, ...reports])
        check(address, withoutCode(await (await fetch(`${site.url}${address}`)).text()));
      const home = await (await fetch(site.url)).text();
      const areaPages = [...home.matchAll(/href="(\/(?:rentals|buys)\/in\/[^"]+)"/g)];
      expect(areaPages.length).toBeGreaterThan(5);
      for (const [, address] of areaPages) {
        const answer = await fetch(`${site.url}${address}`, { redirect: 'manual' });
        expect(answer.status, address).toBe(200);
      }
      for (const label of ['Owner', 'Admin'] as const) {
        const page = await openAs(browser, site, label);
        for (const address of screensOf[label]) {
          await page.goto(`${site.url}${address}`);
          await expect(page.locator('main')).not.toBeEmpty();
          await expect(page.getByText('Loading', { exact: false })).toHaveCount(0);
          check(address, await page.evaluate(shownText));
        }
      }
      expect(found).toEqual([]);
    } finally {
      await site.stop();
    }
  });
}

/** Without styles, and without attributes that no one reads. */
function withoutCode(html: string): string {
  return html.replaceAll(/<style[\s\S]*?<\/style>|inputMode="decimal"|price-per-sqft/g, '');
}

/** Runs in the page: texts, labels and values. */
function shownText(): string {
  const fields = [...document.querySelectorAll('input, textarea')].map(
    (field) => (field as HTMLInputElement).value,
  );
  const labels = [...document.querySelectorAll('[placeholder], [aria-label], [alt]')].flatMap((element) =>
    ['placeholder', 'aria-label', 'alt'].map((name) => element.getAttribute(name) ?? ''),
  );
  return [document.title, document.querySelector('main')?.textContent, ...fields, ...labels].join('\n');
}

async function listingPaths(site: Site): Promise<string[]> {
  const paths: string[] = [];
  for (let page = 1; page <= 4; page += 1) {
    const answer = await fetch(`${site.url}/api/user/post/rent-sell-listings?page=${page}`);
    const { listings } = (await answer.json()) as { listings: { _id: string; intent: string }[] };
    paths.push(...listings.map(({ _id, intent }) => `/${intent === 'rent' ? 'rentals' : 'buys'}/${_id}`));
  }
  return paths;
}

async function openAs(browser: Browser, site: Site, label: 'Owner' | 'Admin'): Promise<Page> {
  const accounts = readFileSync(path.join(site.dataDir, 'demo-accounts.txt'), 'utf8').split('\n');
  const [, email, password] = accounts.find((line) => line.startsWith(`${label}\t`))?.split('\t') ?? [];
  const answer = await fetch(`${site.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token, user } = (await answer.json()) as { token: string; user: object };
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${site.url}/favicon.svg`);
  await page.evaluate(
    ([token, user]) => {
      sessionStorage.setItem('token', token);
      sessionStorage.setItem('user', user);
    },
    [token, JSON.stringify(user)] as const,
  );
  return page;
}
