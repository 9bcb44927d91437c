import { screen } from '@testing-library/react';
import { listAllListings, listRentals, listSales, viewFacets } from '@thikana/contract/search/search';
import { expect, it } from 'vitest';
import { press } from '../../../test/fields.ts';
import { aListed, idFrom } from '../../../test/listings.ts';
import { pass, show } from '../../../test/show.tsx';
import { heldAnswer, stubApi } from '../../../test/stub-api.ts';
// Imported here, because the lazy component of an empty list would load too late.
import '#web/features/search/no-matches.tsx';
import './narrowed-list.ts';
import * as buys from './buys.tsx';
import * as properties from './properties.tsx';
import * as rentals from './rentals.tsx';

const routes = [
  { path: '/rentals', Component: rentals.default, loader: rentals.clientLoader },
  { path: '/buys', Component: buys.default, loader: buys.clientLoader },
  { path: '/properties', Component: properties.default, loader: properties.clientLoader },
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

it('has a rent card for a rent and a sale card for a sale', async () => {
  stubApi().on(listAllListings, { json: { ...empty, listings: listed, total: 2, totalPages: 1 } });
  await show(routes, '/properties');
  const paths = screen.getAllByRole('article').map((card) => card.querySelector('a')?.getAttribute('href'));
  expect(paths).toEqual([`/rentals/${listed[0]?._id}`, `/buys/${listed[1]?._id}`]);
});

it.each([
  ['/rentals', 'No listing found.', 'Try fewer filters, another area or a wider price range.'],
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
  api.on(viewFacets, { json: {} });
  await show(routes, address);
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(text);
});

it('suggests which filter to remove if nothing is found, and shows the nearest results', async () => {
  const api = stubApi();
  api.on(listRentals, ({ query }) => ({
    json: query.location ? { ...empty, rentals: [] } : { ...empty, rentals: listed, total: 2, totalPages: 1 },
  }));
  const without = { purpose: 9, propertyType: 0, location: 2, bedrooms: 1 };
  api.on(viewFacets, { json: { facets: { total: 0, values: {}, without } } });
  await show(routes, '/rentals?propertyType=flat&location=dagapur&bedrooms=3');
  const links = screen.getAllByRole('link', { name: /^Without/ });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Without “Dagapur”: 2 found', '/rentals?propertyType=flat&bedrooms=3'],
    ['Without “3+ BHK”: 1 found', '/rentals?propertyType=flat&location=dagapur'],
  ]);
  expect(screen.getByRole('heading', { name: 'Without “Dagapur” there are' })).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(api.asked.at(-1)?.query).toMatchObject({ propertyType: 'flat', bedrooms: '3', limit: '4' });
  expect(api.asked.at(-2)?.query).toMatchObject({ purpose: 'rent', location: 'dagapur' });
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
