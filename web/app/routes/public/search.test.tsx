import { fireEvent, screen } from '@testing-library/react';
import { viewFacets } from '@thikana/contract/search/search';
import { expect, it } from 'vitest';
import { pass, show } from '../../../test/show.tsx';
import { heldAnswer, stubApi } from '../../../test/stub-api.ts';
import * as search from './search.tsx';

const routes = [{ path: '/search', Component: search.default, loader: search.loader }];
const facets = (total: number, house: number) => ({
  total,
  values: {
    propertyType: { house, flat: 0 },
    rooms: { 2: 56 },
    bedrooms: { 1: 1234 },
    purpose: { rent: 3, buy: 4 },
  },
  without: {},
});

it('shows the count of each value, zero included', async () => {
  const api = stubApi();
  api.on(viewFacets, { json: { facets: facets(7, 5) } });
  await show(routes, '/search?propertyType=house');
  expect(screen.getByRole('checkbox', { name: 'House (5)', checked: true })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'Flat/Apartment (0)' })).toBeTruthy();
  expect(screen.getByRole('option', { name: '2 BHK (56)' })).toBeTruthy();
  expect(screen.getByRole('option', { name: '1+ BHK (1,234)' })).toBeTruthy();
  expect(screen.getByRole('option', { name: 'Rent (3)' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Show listings (7)' })).toBeTruthy();
  expect(api.asked).toMatchObject([{ query: { propertyType: 'house' } }]);
});

it('counts again after each choice and ignores late answers', async () => {
  const api = stubApi();
  api.on(viewFacets, { json: { facets: facets(7, 5) } });
  await show(routes, '/search');
  const { held, letGo } = heldAnswer();
  api.on(viewFacets, held);
  fireEvent.click(screen.getByRole('checkbox', { name: 'House (5)' }));
  await pass(0);
  expect(api.asked.at(-1)?.query).toEqual({ propertyType: 'house' });
  api.on(viewFacets, { json: { facets: facets(2, 1) } });
  fireEvent.change(screen.getByLabelText('Price up to (₹)'), { target: { value: '9000' } });
  await pass(0);
  expect(api.asked.at(-1)?.query).toEqual({ propertyType: 'house', priceRange: '0-9000' });
  letGo({ json: { facets: facets(99, 98) } });
  await pass(0);
  expect(screen.getByRole('button', { name: 'Show listings (2)' })).toBeTruthy();
});

it.each([
  [{ json: {} }],
  [{ status: 503, json: { success: false, error: { code: 'database_unavailable', message: 'Later.' } } }],
  ['no connection' as const],
])('offers every value without counts if there are none: %j', async (answer) => {
  stubApi().on(viewFacets, answer);
  await show(routes, '/search');
  expect(screen.getByRole('checkbox', { name: 'House' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Show listings' })).toBeTruthy();
});

it.each([
  ['rooms=2', '2', '2 BHK'],
  ['rooms=2,3', '2,3', '2 BHK, 3 BHK'],
  ['bedrooms=2', '2+', '2+ BHK'],
  ['bedrooms=7', '7+', '7+ BHK'],
])('offers exact and minimum bedrooms in one select: %s', async (address, value, text) => {
  const api = stubApi();
  api.on(viewFacets, { json: {} });
  await show(routes, `/search?${address}`);
  const list = screen.getByLabelText('Bedrooms');
  expect(list).toHaveProperty('value', value);
  expect(screen.getByRole('option', { name: text, selected: true })).toBeTruthy();
  fireEvent.change(list, { target: { value: '3+' } });
  await pass(0);
  expect(api.asked.at(-1)?.query).toEqual({ bedrooms: '3' });
});
