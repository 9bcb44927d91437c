import { viewAreas } from '@thikana/contract/area-totals';
import type { Call } from '@thikana/contract/client';
import type { Endpoint } from '@thikana/contract/endpoint';
import { viewFreshness } from '@thikana/contract/freshness';
import { viewLatestListings } from '@thikana/contract/listings';
import { listAllListings, listRentals, listSales } from '@thikana/contract/search/search';
import { type Site, viewSite } from '@thikana/contract/site';
import { afterEach, expect, it, vi } from 'vitest';
import { aListed } from '../../../test/listings.ts';
import { createRenderer } from '../../entry.server.tsx';
import { keptMarkup } from './kept-markup.ts';

// The tests do not build style sheets.
vi.mock('../../styles/app.css?url', () => ({ default: '/app.css' }));

const site = {
  name: 'Thikana',
  url: 'https://thikana.example',
  contactEmail: 'hello@thikana.example',
  contactPhones: ['+91 00000 00001'],
  contactLocation: 'Siliguri',
  socialLinks: [],
  heroSlides: [{ headline: 'Headline', subtext: 'Subtext' }],
  landUnits: 'printed',
  counters: { listings: 210, customers: 20, areas: 20 },
} satisfies Site;

const many = Array.from({ length: 8 }, (_, number) =>
  aListed(number % 2 === 0 ? 'flat rent' : 'land sell', {
    _id: `67400000000000000000000${number}`,
    title: `Home ${number} with a "view" & <garden>`,
  }),
);
const found = { total: 8, totalPages: 2 };

let answers = new Map<Endpoint, object>();
const reset = () => {
  answers = new Map<Endpoint, object>([
    [viewSite, site],
    [viewAreas, { areas: [] }],
    [viewFreshness, { newThisWeek: 6, confirmed: 215 }],
    [viewLatestListings, { recentPosts: many }],
    [listRentals, { rentals: many, ...found }],
    [listSales, { sells: many, ...found }],
    [listAllListings, { listings: many, ...found }],
  ]);
};
reset();
afterEach(() => {
  reset();
  vi.useRealTimers();
});

const call = (async (endpoint: Endpoint) => structuredClone(answers.get(endpoint))) as Call;
const render = createRenderer(undefined);

async function documentOf(path: string): Promise<string> {
  const { status, body } = await render(new URL(path, 'http://localhost:3000'), { call });
  expect(status).toBe(200);
  return Buffer.from(body).toString();
}

/** Renders as if no part had ever been kept. */
async function plainDocumentOf(path: string): Promise<string> {
  const { current } = Object.getOwnPropertyDescriptors(keptMarkup);
  Object.defineProperty(keptMarkup, 'current', { get: () => undefined, set: () => {}, configurable: true });
  const html = await documentOf(path);
  Object.defineProperty(keptMarkup, 'current', current);
  return html;
}

it.each([
  '/',
  '/rentals',
  '/rentals?location=matigara&page=2',
  '/buys',
  '/properties',
  '/about',
  '/shortlist',
])('with kept parts %s is byte for byte the document without', async (path) => {
  const plain = await plainDocumentOf(path);
  expect(plain).not.toContain('kept-markup');
  expect(await documentOf(path)).toBe(plain);
  expect(await documentOf(path)).toBe(plain);
});

it('marks the section of each page in the kept header', async () => {
  const marked = async (path: string) =>
    /aria-current="page"[^>]*href="([^"]+)"|href="([^"]+)"[^>]*aria-current="page"/
      .exec(await documentOf(path))
      ?.slice(1)
      .find(Boolean);
  for (const path of ['/rentals', '/buys', '/about', '/rentals']) expect(await marked(path)).toBe(path);
});

it('shows what has changed: a listing, the site’s details, the day', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T12:00:00Z') });
  const before = await documentOf('/rentals');
  const renamed = many.map((listing) => ({ ...listing, title: 'Freshly painted' }));
  answers.set(listRentals, { rentals: renamed, ...found });
  answers.set(viewSite, { ...site, contactEmail: 'new@thikana.example' });
  const changed = await documentOf('/rentals');
  expect(before).not.toMatch(/Freshly painted|new@thikana/);
  expect(changed.match(/Freshly painted<\/a>/g)).toHaveLength(8);
  expect(changed).toContain('mailto:new@thikana.example');
  const ages = (html: string) => html.match(/Posted \d+ days ago/g)?.at(-1);
  vi.setSystemTime(Date.parse('2026-11-25T12:00:00Z'));
  expect(ages(await documentOf('/rentals'))).not.toBe(ages(changed));
});
