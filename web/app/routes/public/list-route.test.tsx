import { screen } from '@testing-library/react';
import { listAllListings, listRentals, listSales } from '@thikana/contract/listings';
import { expect, it } from 'vitest';
import { press } from '../../../test/fields.ts';
import { aListed, idFrom } from '../../../test/listings.ts';
import { pass, show } from '../../../test/show.tsx';
import { heldAnswer, stubApi } from '../../../test/stub-api.ts';
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
])('says at %s that nothing was found', async (address, title, text) => {
  const totalPages = address.includes('page') ? 2 : 0;
  stubApi().on(listRentals, { json: { ...empty, rentals: [], totalPages } });
  await show(routes, address);
  expect(screen.getByText(title)).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
});

it.each([
  ['/rentals', '0 found. Purpose: Rent. Type: Any. Location: Any. Price: Any.'],
  [
    '/rentals?propertyType=flat&location=shiv_mandir&priceRange=5000-10000',
    '0 found. Purpose: Rent. Type: Flat/Apartment. Location: Shiv Mandir Area. Price: ₹5,000 – ₹10,000.',
  ],
])('sums the filters of %s up in a status line', async (address, text) => {
  stubApi().on(listRentals, { json: { ...empty, rentals: [] } });
  await show(routes, address);
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(text);
});

it('shows eight skeletons of cards while a page loads', async () => {
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
