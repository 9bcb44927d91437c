import { screen, within } from '@testing-library/react';
import { type AreaView, viewArea } from '@thikana/contract/area-pages';
import { currentCity, setCity } from '@thikana/contract/city';
import { nameAreas } from '@thikana/contract/city-map';
import { expect, it } from 'vitest';
import { press } from '../../../test/fields.ts';
import { aListed } from '../../../test/listings.ts';
import { show } from '../../../test/show.tsx';
import { site } from '../../../test/site.ts';
import { stubApi } from '../../../test/stub-api.ts';
import * as sales from './area-buys.tsx';
import * as rentals from './area-rentals.tsx';
import { areaMeta } from './parts/area-route.tsx';

const routes = [
  { path: '/rentals/in/:area', Component: rentals.default, loader: rentals.loader },
  { path: '/buys/in/:area', Component: sales.default, loader: sales.loader },
];
const view: AreaView = {
  area: 'sevoke',
  intent: 'rent',
  total: 13,
  totalOfOtherIntent: 4,
  kinds: [
    { category: 'flat', count: 9, usualPrice: { count: 9, low: 8_000, median: 12_000, high: 15_500 } },
    { category: 'shop', count: 3 },
    { category: 'house', count: 1 },
  ],
  rooms: [
    { rooms: '2', count: 8, usualPrice: { count: 8, low: 9_000, median: 12_000, high: 14_000 } },
    { rooms: '4+', count: 1 },
  ],
  landmarks: [{ slug: 'cosmos-mall', name: 'Cosmos Mall', km: 0.04, longitude: 88.4368, latitude: 26.7325 }],
  map: {
    bounds: { west: 88.4, south: 26.71, east: 88.47, north: 26.75 },
    shapes: [
      {
        kind: 'road',
        name: 'Road',
        geometry: {
          type: 'LineString',
          coordinates: [
            [88.4, 26.75],
            [88.47, 26.71],
          ],
        },
      },
    ],
  },
  newest: [aListed('flat rent'), aListed('shop rent', { _id: '674000000000000000000001' })],
  nearby: [
    { area: 'champasari', km: 1.62, total: 7 },
    { area: 'darjeeling_more', km: 3.01, total: 1 },
  ],
};
const nothing: AreaView = { ...view, intent: 'sell', total: 0, kinds: [], rooms: [], newest: [] };
const inSite = [{ id: 'root', loaderData: { site } }];

it('shows the number of listings and the usual price by category', async () => {
  const api = stubApi();
  api.on(viewArea, { json: view });
  await show(routes, '/rentals/in/sevoke-road');
  expect(api.asked).toMatchObject([{ path: '/api/areas/sevoke/rent' }]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Homes and shops for rent in Sevoke Road',
  );
  expect(
    screen.getByText(
      'For rent in Sevoke Road now: 9 flats, 3 shops and 1 house. A flat usually costs ₹12,000 a month; half of 9 rents lie between ₹8,000 and ₹15,500.',
    ),
  ).toBeTruthy();
  const shops = within(screen.getByRole('row', { name: /Shop/ }));
  expect(shops.getAllByText('Too few listings')).toHaveLength(2);
  expect(shops.getByRole('link').getAttribute('href')).toBe('/rentals?location=sevoke&propertyType=shop');
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

it('shows the usual rents by rooms, a map and the landmarks nearby', async () => {
  stubApi().on(viewArea, { json: view });
  await show(routes, '/rentals/in/sevoke-road');
  const rooms = within(screen.getByRole('region', { name: 'Usual rents by rooms' })).getAllByRole('link');
  expect(rooms.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['2 BHK₹12,000₹9,000 to ₹14,0008 listed', '/rentals?location=sevoke&rooms=2'],
    ['4+ BHK1 listed', '/rentals?location=sevoke&rooms=4%2B'],
  ]);
  const map = screen.getByRole('img', { name: /Map of Sevoke Road/ });
  expect(map.querySelector('path[d^="M0 0L680 "]')).toBeTruthy();
  expect(within(map).getByText('Sevoke Road')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Cosmos Mall 0.1 km' }).getAttribute('href')).toBe(
    '/rentals?landmark=cosmos-mall',
  );
});

it('learns of the area in its address if the city has more areas than the page knows', async () => {
  const city = currentCity();
  setCity({ ...city, hasMoreAreas: true });
  const far = { slug: 'far_away', name: 'Far Away', latitude: 26.7, longitude: 88.4 };
  const api = stubApi();
  api.on(nameAreas, { json: { areas: [far], formerSlugs: { 'far-away': 'far_away' } } });
  api.on(viewArea, { json: { ...view, area: 'far_away' } });
  await show(routes, '/rentals/in/far-away');
  expect(api.asked.map(({ path, query }) => [path, query])).toEqual([
    ['/api/city/areas', { slugs: 'far-away' }],
    ['/api/areas/far_away/rent', {}],
  ]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Homes and shops for rent in Far Away');
  setCity(city);
});

it('links to the whole list, nearby areas and the sales', async () => {
  stubApi().on(viewArea, { json: view });
  const { visitor } = await show(routes, '/rentals/in/sevoke-road');
  const way = within(screen.getByRole('navigation', { name: 'You are here' }));
  expect(way.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/rentals']);
  expect(screen.getByRole('link', { name: 'Champasari 1.6 km away · 7 properties' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '4 for sale in Sevoke Road' }).getAttribute('href')).toBe(
    '/buys/in/sevoke-road',
  );
  await press('All 13 for rent in Sevoke Road', 'link');
  expect(visitor.address).toBe('/rentals?location=sevoke');
});

it('links each category by its count if there are too few for a usual price', async () => {
  const few = [
    { category: 'flat', count: 7 },
    { category: 'house', count: 1 },
  ] as const;
  stubApi().on(viewArea, { json: { ...view, kinds: few } });
  await show(routes, '/rentals/in/sevoke-road');
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('link', { name: '7 flats' }).getAttribute('href')).toBe(
    '/rentals?location=sevoke&propertyType=flat',
  );
  expect(screen.getByRole('link', { name: '1 house' })).toBeTruthy();
});

it('suggests what to do in an empty area, which is not indexed', async () => {
  stubApi().on(viewArea, { json: nothing });
  await show(routes, '/buys/in/sevoke-road');
  expect(screen.getByText('There is nothing for sale in Sevoke Road at the moment.')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Areas nearby' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All properties for sale' }).getAttribute('href')).toBe('/buys');
  expect(areaMeta(inSite, nothing)).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(areaMeta(inSite, undefined)).toContainEqual({ title: expect.stringContaining('Page not found') });
  expect(areaMeta(inSite, view)).not.toContainEqual({ name: 'robots', content: 'noindex' });
  expect(areaMeta(inSite, view)).toContainEqual({
    name: 'description',
    content:
      '13 properties for rent in Sevoke Road, in and around Siliguri, straight from their owners. A flat usually costs ₹12,000 a month; half of 9 rents lie between ₹8,000 and ₹15,500.',
  });
});

it.each(['sevoke', 'Sevoke-Road', 'sevoke_road'])('redirects %s to the canonical address', async (text) => {
  stubApi().on(viewArea, { json: view });
  const { visitor } = await show(routes, `/rentals/in/${text}`);
  expect(visitor.address).toBe('/rentals/in/sevoke-road');
});
