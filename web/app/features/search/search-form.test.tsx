import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { currentCity, setCity } from '@thikana/contract/city';
import { viewFacets } from '@thikana/contract/search/search';
import { afterEach, expect, it } from 'vitest';
import { fillIn, press } from '../../../test/fields.ts';
import { pass, showPart } from '../../../test/show.tsx';
import { stubApi } from '../../../test/stub-api.ts';
import { SearchForm } from './search-form.tsx';

const siliguri = currentCity();
afterEach(() => setCity(siliguri));
const open = () => showPart(<SearchForm />);
const options = (label: string) => within(screen.getByLabelText(label)).getAllByRole('option');
const values = (label: string) => options(label).map((option) => option.getAttribute('value'));
const texts = (label: string) => options(label).map((option) => option.textContent);

it('has four filters, each of which may be any', async () => {
  await open();
  expect(texts('Purpose')).toEqual(['Any', 'Rent', 'Buy']);
  expect(texts('Property type')).toEqual(['Any', 'House', 'Flat/Apartment', 'Shop', 'Land']);
  expect(values('Property type')).toEqual(['', 'house', 'flat', 'shop', 'land']);
  expect([values('Location')[0], values('Price Range')[0]]).toEqual(['', '']);
  expect(screen.getAllByRole('combobox').filter((control) => control.matches('[required]'))).toEqual([]);
});

it('offers every location by its label', async () => {
  await open();
  const offered = options('Location').map((option) => [option.getAttribute('value'), option.textContent]);
  expect(offered).toEqual([
    ['', 'Any'],
    ['siliguri_city', 'Siliguri City Center'],
    ['sevoke', 'Sevoke Road'],
    ['matigara', 'Matigara'],
    ['pradhan_nagar', 'Pradhan Nagar'],
    ['salugara', 'Salugara'],
    ['dagapur', 'Dagapur'],
    ['bidhan_nagar', 'Bidhan Nagar'],
    ['shiv_mandir', 'Shiv Mandir Area'],
    ['jalpaiguri_road', 'Jalpaiguri Road'],
    ['hakimpara', 'Hakimpara'],
    ['ashighar', 'Ashighar'],
    ['khalpara', 'Khalpara'],
    ['darjeeling_more', 'Darjeeling More'],
    ['court_more', 'Court More'],
    ['mallaguri', 'Mallaguri'],
    ['champasari', 'Champasari'],
    ['uttorayon', 'Uttorayon'],
    ['college_para', 'College Para'],
    ['bagdogra', 'Bagdogra'],
    ['other', 'Other'],
  ]);
});

it('asks for rents where there is nothing else', async () => {
  setCity({ ...siliguri, offers: { ...siliguri.offers, intents: ['rent'] } });
  await open();
  expect(texts('Purpose')).toEqual(['Any', 'Rent']);
  expect(
    within(screen.getByLabelText('Monthly Rent')).getByRole('group', { name: 'Per month' }),
  ).toBeTruthy();
  setCity({ ...siliguri, offers: { ...siliguri.offers, intents: ['sell'] } });
  cleanup();
  await open();
  expect(screen.getByLabelText('Price Range')).toBeTruthy();
});

it.each([
  ['month', 'Per month', 5, '₹5,000 – ₹10,000'],
  ['day', 'Per day', 4, '₹0 – ₹500'],
  ['week', 'Per week', 3, '₹3,000 – ₹7,000'],
  ['year', 'Per year', 5, '₹60,000 – ₹1.2 L'],
])('offers the rents of a %s', async (_, label, count, first) => {
  await open();
  fillIn({ Purpose: 'rent' });
  const group = within(screen.getByRole('group', { name: label })).getAllByRole('option');
  expect(group).toHaveLength(count);
  expect(group[0]?.textContent).toBe(first);
});

it('groups rents, month first', async () => {
  await open();
  fillIn({ Purpose: 'rent' });
  const groups = within(screen.getByLabelText('Monthly Rent')).getAllByRole('group');
  expect(groups.map((group) => group.getAttribute('label'))).toEqual([
    'Per month',
    'Per day',
    'Per week',
    'Per year',
  ]);
});

it.each(['', 'buy'])('offers prices under Price Range for the purpose %j', async (purpose) => {
  await open();
  fillIn({ Purpose: purpose });
  expect(texts('Price Range')).toEqual([
    'Any',
    '₹0 – ₹10 L',
    '₹10 L – ₹25 L',
    '₹25 L – ₹50 L',
    '₹50 L – ₹75 L',
    '₹75 L – ₹1 C',
    '₹1 C – ₹1.5 C',
    '₹1.5 C and above',
  ]);
});

it('clears the range when the purpose changes', async () => {
  await open();
  fillIn({ 'Price Range': '0-1000000' });
  expect(screen.getByLabelText('Price Range')).toHaveProperty('value', '0-1000000');
  fillIn({ Purpose: 'rent' });
  expect(screen.getByLabelText('Monthly Rent')).toHaveProperty('value', '');
});

it.each([
  ['rent', '/rentals', 'Monthly Rent', '5000-10000'],
  ['buy', '/buys', 'Price Range', '0-1000000'],
  ['', '/properties', 'Price Range', '0-1000000'],
])('opens the purpose %j at %s with its filters', async (purpose, path, label, range) => {
  const { visitor } = await open();
  fillIn({ Purpose: purpose });
  fillIn({ 'Property type': 'flat', Location: 'sevoke', [label]: range });
  await press('Search');
  expect(visitor.address.split('?')[0]).toBe(path);
  expect(Object.fromEntries(new URLSearchParams(visitor.address.split('?')[1]))).toEqual({
    q: '',
    purpose,
    propertyType: 'flat',
    location: 'sevoke',
    priceRange: range,
  });
});

it.each([
  ['Rent', '/rentals', {}],
  ['Buy', '/buys', {}],
  ['Land', '/buys', { propertyType: 'land' }],
])('keeps the typed words when %s is pressed', async (name, path, others) => {
  const { visitor } = await open();
  await press(name, 'link');
  expect(visitor.address.split('?')[0]).toBe(path);
  expect(Object.fromEntries(new URLSearchParams(visitor.address.split('?')[1]))).toEqual(others);
  cleanup();
  const { visitor: typing } = await open();
  fillIn({ Search: ' near hospital ' });
  await press(name, 'link');
  expect(typing.address.split('?')[0]).toBe(path);
  expect(Object.fromEntries(new URLSearchParams(typing.address.split('?')[1]))).toEqual({
    ...others,
    q: 'near hospital',
  });
});

it('is a plain GET form', async () => {
  await open();
  const form = screen.getByRole('button', { name: 'Search' }).closest('form');
  expect(form?.method).toBe('get');
  fireEvent.change(screen.getByLabelText('Purpose'), { target: { value: 'buy' } });
  expect(form?.getAttribute('action')).toBe('/buys');
});

it('shows the count of each value once touched, and updates it after each change', async () => {
  const api = stubApi();
  const values = { purpose: { rent: 3 }, propertyType: { house: 5 }, location: { sevoke: 0 } };
  api.on(viewFacets, { json: { facets: { total: 7, values, without: {} } } });
  await open();
  expect(api.asked).toEqual([]);
  fireEvent.focus(screen.getByLabelText('Purpose'));
  await import('./count-form.ts');
  await pass(10);
  const labels = (name: string) => options(name).map((option) => option.getAttribute('label'));
  // Each purpose has periods of its own.
  expect(labels('Purpose')).toEqual([null, null, null]);
  expect(labels('Property type')).toContain('House (5)');
  expect(labels('Location')).toContain('Sevoke Road (0)');
  fireEvent.change(screen.getByLabelText('Property type'), { target: { value: 'house' } });
  await pass(10);
  expect(api.asked.map(({ query }) => query)).toEqual([{}, { propertyType: 'house' }]);
});
