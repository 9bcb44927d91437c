import { screen, within } from '@testing-library/react';
import { type AreaTotal, viewAreas } from '@thikana/contract/area-totals';
import { viewFreshness } from '@thikana/contract/freshness';
import { viewLatestListings } from '@thikana/contract/listings';
import { expect, it } from 'vitest';
import { press } from '../../../test/fields.ts';
import { site as exampleSite, showInSite } from '../../../test/site.ts';
import { stubApi } from '../../../test/stub-api.ts';
// Imported here, because the fake timers of these tests do not wait for a lazy import.
import '#web/features/home/areas-section.tsx';
import * as home from './home.tsx';

const open = (
  areas: AreaTotal[] = [],
  changes: Parameters<typeof showInSite>[2] = {},
  freshness = { newThisWeek: 6, confirmed: 215 },
) => {
  const api = stubApi();
  api.on(viewLatestListings, { json: { recentPosts: [] } });
  api.on(viewAreas, { json: { areas } });
  api.on(viewFreshness, { json: freshness });
  const { default: Component, loader } = home;
  return showInSite(
    [{ path: '/', index: undefined, Component, loader }] as Parameters<typeof showInSite>[0],
    '/',
    changes,
  );
};

it('describes what the site offers', async () => {
  await open();
  const features = within(
    screen.getByRole('region', { name: 'Why people post and search here' }),
  ).getAllByRole('listitem');
  const words = features.map((feature) => feature.textContent).join(' ');
  for (const point of [/free/i, /no middleman/i, /owner/i]) expect(words).toMatch(point);
});

it('shows the configured slides', async () => {
  await open();
  const slides = screen.getAllByText(/^Headline \d$/).map((headline) => headline.textContent);
  expect(slides).toEqual(['Headline 1', 'Headline 2', 'Headline 3']);
});

it('shows the operator’s pictures, and the site’s own on the other slides', async () => {
  const sourcesOf = (id: string) => [
    { type: 'image/avif', srcset: `/pictures/${id}/640.avif 640w` },
    { type: 'image/jpeg', srcset: `/pictures/${id}/640.jpg 640w` },
  ];
  const picture = { url: '/pictures/aa/640.jpg', wide: sourcesOf('aa'), upright: sourcesOf('bb') };
  const slide = (number: number) => ({ headline: `Headline ${number}`, subtext: `Subtext ${number}` });
  const heroSlides = [{ ...slide(1), picture }, slide(2), slide(3)];
  await open([], { heroSlides });
  const scenes = [...document.querySelectorAll('picture')].slice(0, 3);
  expect(scenes[0]?.innerHTML).toContain('/pictures/aa/640.avif 640w');
  expect(scenes[0]?.innerHTML).toContain('/pictures/bb/640.avif 640w');
  expect(scenes[1]?.innerHTML).toContain('coronation-bridge');

  const site = { ...exampleSite, heroSlides };
  const head = home.meta({ matches: [{ id: 'root', loaderData: { site } }] } as never);
  const preloads = head?.filter((tag) => 'rel' in tag && tag.rel === 'preload');
  expect(preloads).toMatchObject([
    { media: '(max-width: 640px)', imageSrcSet: '/pictures/bb/640.avif 640w' },
    { media: '(min-width: 640.02px)', imageSrcSet: '/pictures/aa/640.avif 640w' },
  ]);
});

it('shows the counters with a plus', async () => {
  await open();
  const figures = screen.getAllByRole('definition').map((figure) => figure.textContent);
  const labels = screen.getAllByRole('term').map((label) => label.textContent);
  expect(labels.map((label, index) => `${figures[index]} ${label}`)).toEqual([
    '210+ Properties listed',
    '20+ Happy customers',
    '20+ Areas covered',
  ]);
});

it.each([
  [6, 1_215, '6 new this week · 1,215 confirmed'],
  [0, 215, '215 confirmed'],
  [6, 0, '6 new this week'],
])('says that %i listings are new and %i confirmed', async (newThisWeek, confirmed, text) => {
  await open([], {}, { newThisWeek, confirmed });
  expect(screen.getByText(text)).toBeTruthy();
});

it('says nothing of a week without listings', async () => {
  await open([], {}, { newThisWeek: 0, confirmed: 0 });
  expect(screen.queryByText(/this week|confirmed/)).toBeNull();
});

it('leaves out counters of 0', async () => {
  await open([], { counters: { listings: 40, customers: 0, areas: 0 } });
  expect(screen.getAllByRole('term').map((label) => label.textContent)).toEqual(['Properties listed']);
});

it('links to all properties by Find Properties', async () => {
  const { visitor } = await open();
  await press('Find Properties', 'link');
  expect(visitor.address).toBe('/properties');
});

it('links to each area', async () => {
  const { visitor } = await open([
    { area: 'matigara', rent: 12, sell: 0, usualRent: 9_500 },
    { area: 'sevoke', rent: 1, sell: 3 },
  ]);
  const section = within(await screen.findByRole('region', { name: 'By area' }));
  expect(section.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/rentals/in/matigara',
    '/rentals/in/sevoke-road',
    '/buys/in/sevoke-road',
  ]);
  const tiles = section.getAllByRole('listitem').map((tile) => tile.textContent);
  expect(tiles[0]).toContain('₹9,500 usual rent');
  expect(tiles[1]).not.toContain('usual rent');
  await press('3 for sale in Sevoke Road', 'link');
  expect(visitor.address).toBe('/buys/in/sevoke-road');
});
