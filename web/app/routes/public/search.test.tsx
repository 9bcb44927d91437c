import { fireEvent, screen, within } from '@testing-library/react';
import { understandWords, viewFacets } from '@thikana/contract/search/search';
import { expect, it } from 'vitest';
import { press } from '../../../test/fields.ts';
import { pass, show } from '../../../test/show.tsx';
import { heldAnswer, stubApi } from '../../../test/stub-api.ts';
import * as search from './search.tsx';

const routes = [{ path: '/search', Component: search.default, loader: search.loader }];
const facets = (total: number, house: number) => ({
  total,
  values: {
    propertyType: { house, flat: 0 },
    rooms: { 2: 56, '4+': 1234 },
    purpose: { rent: 3, buy: 4 },
  },
  prices: [],
  without: {},
});

it('shows the count of each value, zero included', async () => {
  const api = stubApi();
  api.on(viewFacets, { json: { facets: facets(7, 5) } });
  await show(routes, '/search?propertyType=house');
  expect(screen.getByRole('checkbox', { name: 'House (5)', checked: true })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'Flat/Apartment (0)' })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: '2 BHK (56)' })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: '4+ BHK (1,234)' })).toBeTruthy();
  // Each purpose has periods of its own.
  expect(screen.getByRole('radio', { name: 'Rent' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Show 7 houses' })).toBeTruthy();
  expect(api.asked).toMatchObject([{ query: { propertyType: 'house' } }]);
});

it('counts again after each choice and ignores late answers', async () => {
  const api = stubApi();
  api.on(viewFacets, { json: { facets: facets(7, 5) } });
  await show(routes, '/search');
  const { held, letGo } = heldAnswer();
  api.on(viewFacets, held);
  fireEvent.click(screen.getByRole('checkbox', { name: 'House (5)' }));
  await pass(200);
  expect(api.asked.at(-1)?.query).toEqual({ propertyType: 'house' });
  api.on(viewFacets, { json: { facets: facets(2, 1) } });
  fireEvent.change(screen.getByLabelText('Price up to (₹)'), { target: { value: '9000' } });
  await pass(200);
  expect(api.asked.at(-1)?.query).toEqual({ propertyType: 'house', priceRange: '0-9000' });
  letGo({ json: { facets: facets(99, 98) } });
  await pass(0);
  expect(screen.getByRole('button', { name: 'Show 2 houses' })).toBeTruthy();
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
  ['rooms=2', ['2 BHK']],
  ['rooms=2,4%2B', ['2 BHK', '4+ BHK']],
  ['rooms=5', ['5 BHK']],
  ['bedrooms=2', ['2+ BHK']],
])('offers bedrooms as buttons, of which several may be pressed: %s', async (address, pressed) => {
  const api = stubApi();
  api.on(viewFacets, { json: {} });
  await show(routes, `/search?${address}`);
  const rooms = within(screen.getByRole('group', { name: 'Bedrooms' }));
  const labels = (boxes: HTMLElement[]) => boxes.map((box) => box.closest('label')?.textContent);
  expect(labels(rooms.getAllByRole('checkbox')).slice(0, 4)).toEqual(['1 BHK', '2 BHK', '3 BHK', '4+ BHK']);
  expect(labels(rooms.getAllByRole('checkbox', { checked: true }))).toEqual(pressed);
});

it('replaces the minimum of a search in words by the chosen numbers', async () => {
  const api = stubApi();
  api.on(viewFacets, { json: {} });
  await show(routes, '/search?bedrooms=2');
  fireEvent.click(screen.getByRole('checkbox', { name: '3 BHK' }));
  await pass(200);
  expect(api.asked.at(-1)?.query).toEqual({ rooms: '3' });
});

it('clears the price when the purpose changes', async () => {
  const api = stubApi();
  api.on(viewFacets, { json: {} });
  await show(routes, '/search?purpose=rent&priceRange=0-9000');
  expect(screen.getByLabelText('Price up to (₹)')).toHaveProperty('value', '9000');
  fireEvent.click(screen.getByRole('radio', { name: 'Buy' }));
  await pass(200);
  expect(api.asked.at(-1)?.query).toEqual({ purpose: 'buy' });
  expect(screen.getByLabelText('Price up to (₹)')).toHaveProperty('value', '');
});

it('opens the list of the purpose with what was chosen', async () => {
  const api = stubApi();
  api.on(viewFacets, { json: {} });
  const { visitor } = await show(routes, '/search?purpose=rent&view=map');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Flat/Apartment' }));
  await press('Show listings');
  expect(visitor.address).toBe('/rentals?propertyType=flat&view=map');
});

it('clears the form', async () => {
  const api = stubApi();
  api.on(viewFacets, { json: {} });
  await show(routes, '/search?purpose=rent&propertyType=flat&posted=7');
  await press('Clear all', 'link');
  await pass(200);
  expect(screen.getByRole('checkbox', { name: 'Flat/Apartment', checked: false })).toBeTruthy();
  expect(api.asked.at(-1)?.query).toEqual({ purpose: 'rent', period: 'month,year' });
});

it('counts the listings of what the words mean', async () => {
  const api = stubApi();
  api.on(understandWords, {
    json: { q: 'garden', typedWords: 'garden', rooms: ['2'], location: ['matigara'] },
  });
  api.on(viewFacets, { json: { facets: facets(7, 5) } });
  await show(routes, '/search?q=2 bhk matigara garden&propertyType=house');
  expect(api.asked.at(-1)).toMatchObject({
    query: { q: 'garden', rooms: '2', location: 'matigara', propertyType: 'house' },
  });
});
