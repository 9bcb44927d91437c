import { screen } from '@testing-library/react';
import { listAllListings, listRentals, listSales } from '@thikana/contract/search/search';
import { expect, it } from 'vitest';
import { press } from '../../../test/fields.ts';
import { aListed, idFrom } from '../../../test/listings.ts';
import { pass, show } from '../../../test/show.tsx';
import { heldAnswer, stubApi } from '../../../test/stub-api.ts';
// Imported here, because the lazy components would load too late.
import '#web/features/search/no-matches.tsx';
import './parts/close-matches.tsx';
import * as buys from './buys.tsx';
import * as properties from './properties.tsx';
import * as rentals from './rentals.tsx';

const routes = [
  { path: '/rentals', Component: rentals.default, loader: rentals.loader },
  { path: '/buys', Component: buys.default, loader: buys.loader },
  { path: '/properties', Component: properties.default, loader: properties.loader },
];
const listed = [
  aListed('flat rent'),
  aListed('land sell', { _id: idFrom('2026-11-02T06:30:00Z'), title: 'Fenced plot beside the road' }),
];
const empty = { total: 0, totalPages: 0, page: 1 };

it.each([
  ['/rentals', 'Rental Properties', listRentals, 'rentals'],
  ['/buys', 'For Sale', listSales, 'sells'],
  ['/properties', 'All Properties', listAllListings, 'listings'],
] as const)('%s is titled %s', async (path, title, endpoint, name) => {
  const api = stubApi();
  api.on(endpoint, { json: { ...empty, [name]: listed, total: 2, totalPages: 1 } });
  await show(routes, path);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(api.asked).toMatchObject([{ query: { page: '1' } }]);
});

it.each([
  ['/rentals', 'month,year'],
  ['/rentals?rooms=2', 'month,year'],
  ['/rentals?period=day,week', 'day,week'],
  ['/rentals?priceRange=500-1000', undefined],
])('asks at %s for rents of certain periods', async (address, period) => {
  const api = stubApi();
  api.on(listRentals, { json: { ...empty, rentals: [listed[0]], total: 1, totalPages: 1 } });
  await show(routes, address);
  expect(api.asked[0]?.query?.period).toBe(period);
});

it('does not narrow the other lists by period', async () => {
  const api = stubApi();
  api.on(listAllListings, { json: { ...empty, listings: listed, total: 2, totalPages: 1 } });
  await show(routes, '/properties');
  expect(api.asked[0]?.query).not.toHaveProperty('period');
});

it('leads from an empty list of rents to short stays', async () => {
  stubApi().on(listRentals, { json: { ...empty, rentals: [] } });
  await show(routes, '/rentals?rooms=2');
  const link = await screen.findByRole('link', { name: 'Look among short stays' });
  expect(link.getAttribute('href')).toBe('/rentals?period=day%2Cweek&rooms=2');
});

it('says that short stays do not keep the price', async () => {
  stubApi().on(listRentals, { json: { ...empty, rentals: [] } });
  await show(routes, '/rentals?rooms=2&priceRange=10000-20000');
  for (const name of ['Short stay, any price', 'Look among short stays at any price']) {
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toBe('/rentals?period=day%2Cweek&rooms=2');
  }
});

it('has a rent card for a rent and a sale card for a sale', async () => {
  stubApi().on(listAllListings, { json: { ...empty, listings: listed, total: 2, totalPages: 1 } });
  await show(routes, '/properties');
  const paths = screen.getAllByRole('article').map((card) => card.querySelector('a')?.getAttribute('href'));
  expect(paths).toEqual([`/rentals/${listed[0]?._id}`, `/buys/${listed[1]?._id}`]);
});

it.each([
  ['/rentals', 'No listing found.', 'Nothing is listed here yet. Yours can be the first.'],
  ['/rentals?rooms=2', 'No listing found.', 'Try fewer filters, another area or a wider price range.'],
  ['/rentals?page=9', 'No listing found.', 'The list has no page 9.'],
])('shows at %s that nothing was found', async (address, title, text) => {
  const totalPages = address.includes('page') ? 2 : 0;
  stubApi().on(listRentals, { json: { ...empty, rentals: [], totalPages } });
  await show(routes, address);
  expect(await screen.findByText(title)).toBeTruthy();
  expect(await screen.findByText(text)).toBeTruthy();
});

it.each([
  ['/rentals', '0 found. Purpose: Rent. Type: Any. Location: Any. Price: Any.'],
  [
    '/rentals?propertyType=flat&location=shiv_mandir&priceRange=5000-10000',
    '0 found. Purpose: Rent. Type: Flat/Apartment. Location: Shiv Mandir Area. Price: ₹5,000 – ₹10,000.',
  ],
])('summarises the filters of %s in a status line', async (address, text) => {
  const api = stubApi();
  api.on(listRentals, { json: { ...empty, rentals: [] } });
  await show(routes, address);
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(text);
});

it('shows close matches, what was relaxed for them, and a link to that search', async () => {
  const instead = { location: 'dagapur,matigara', bedrooms: '2', furnishing: '' };
  stubApi().on(listRentals, {
    json: { ...empty, rentals: [], relaxed: { instead, total: 12, listings: listed } },
  });
  await show(routes, '/rentals?propertyType=flat&location=dagapur&bedrooms=3&furnishing=unfurnished');
  const title = 'Close matches: also in Matigara (4 km away), 2+ BHK, without “Unfurnished”';
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Show all 12' }).getAttribute('href')).toBe(
    '/rentals?propertyType=flat&location=dagapur%2Cmatigara&bedrooms=2',
  );
});

it('shows eight card skeletons while a page loads', async () => {
  const api = stubApi();
  api.on(listRentals, { json: { rentals: listed, total: 16, totalPages: 2, page: 1 } });
  const { container } = await show(routes, '/rentals');
  const { held, letGo } = heldAnswer();
  api.on(listRentals, held);
  await press('Next page', 'link');
  expect(screen.queryAllByRole('article')).toHaveLength(0);
  expect(container.querySelectorAll('.min-h-\\[420px\\]')).toHaveLength(8);
  letGo({ json: { rentals: listed, total: 16, totalPages: 2, page: 2 } });
  await pass(0);
  expect(screen.getAllByRole('article')).toHaveLength(2);
});
