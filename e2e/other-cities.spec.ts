import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { freePort } from '../scripts/free-port.ts';
import { startSite } from '../scripts/start-site.ts';
import { placeInTile, writeTileArchive } from './support/tile-archive.ts';

type Site = Awaited<ReturnType<typeof startSite>>;

/** What only another city may show. */
const ofSiliguri =
  /Siliguri|Bengal|Darjeeling|Matigara|Sevoke|Bagdogra|Salugara|₹|\+91|\bINR\b|\bIndia\b|\bkatha\b|\bdecimal\b|\b1930\b|en-IN/;
const ofSouthAsia = /\bBHK\b|rupee|\bRs\b|lakh|crore|bigha|ropani|aana|sq.?ft|square f/i;
const cities = [
  {
    city: 'kathmandu',
    centre: { longitude: 85.324, latitude: 27.717 },
    area: 'new-baneshwor',
    leftovers: [ofSiliguri],
  },
  {
    city: 'braga',
    centre: { longitude: -8.426, latitude: 41.545 },
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

for (const { city, centre, area, leftovers } of cities) {
  test(`${city} shows no trace of another city`, async ({ browser }) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tiles-'));
    const archive = path.join(folder, `${city}.pmtiles`);
    writeTileArchive(archive, centre, groundAt(centre));
    const site = await startSite({
      port: await freePort(),
      demo: true,
      environment: { CITY: city, TILES_URL: archive },
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
      await expectVectorMap(await (await browser.newContext()).newPage(), site);
    } finally {
      await site.stop();
      rmSync(folder, { recursive: true });
    }
  });
}

/** A lake that covers everything, and a place with names. */
function groundAt(centre: { longitude: number; latitude: number }): Parameters<typeof writeTileArchive>[2] {
  const whole = [
    [-64, -64],
    [4160, -64],
    [4160, 4160],
    [-64, 4160],
  ] as const;
  const place = { kind: 'locality', name: 'काठमाडौँ', 'name:en': 'Test Town' };
  return [
    { name: 'earth', features: [{ type: 'polygon', points: whole, tags: { kind: 'earth' } }] },
    { name: 'water', features: [{ type: 'polygon', points: whole, tags: { kind: 'lake' } }] },
    { name: 'places', features: [{ type: 'point', points: [placeInTile(centre)], tags: place }] },
  ];
}

/** The map shows the archive of the disk in the colours of both themes, and requests nothing from other hosts. */
async function expectVectorMap(page: Page, site: Site): Promise<void> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${site.url}/rentals`);
  expect(asked.filter((url) => url.includes('pmtiles'))).toEqual([]);
  await page.goto(`${site.url}/rentals?view=map`);
  await expect(page.getByRole('status').filter({ hasText: '© OpenStreetMap' })).toBeVisible();
  await expect.poll(() => mostCommonColor(page)).toEqual([0xb9, 0xd7, 0xdc]);
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
  await expect.poll(() => mostCommonColor(page)).toEqual([0x23, 0x47, 0x4f]);
  expect(asked.some((url) => url === `${site.url}/tiles/map.pmtiles`)).toBe(true);
  const others = asked.filter((url) => url.startsWith('http') && !url.startsWith(site.url));
  expect(others).toEqual([]);
}

async function mostCommonColor(page: Page): Promise<number[]> {
  const picture = sharp(await page.locator('canvas').screenshot()).removeAlpha();
  const { data } = await picture.raw().toBuffer({ resolveWithObject: true });
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 3) {
    const color = data.readUIntBE(at, 3);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const [[color = 0] = []] = [...counts].sort(([, one], [, other]) => other - one);
  return [color >> 16, (color >> 8) & 255, color & 255];
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
