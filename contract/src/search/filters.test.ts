import { expect, it } from 'vitest';
import { filters } from './filters.ts';
import { searchFilterQuery } from './search.ts';

it.each([
  ['rooms', '2', [2]],
  ['rooms', '2,3,2', [2, 3]],
  ['bedrooms', '2', 2],
  ['with', 'parking,pictures', ['parking', 'pictures']],
  ['location', 'sevoke', ['sevoke']],
  ['purpose', 'buy', 'buy'],
  ['priceRange', '15000000+', '15000000+'],
  ['size', '500+', { min: 500 }],
  ['available', '2028-02-29', '2028-02-29'],
  ['km', '2.5', 2.5],
  ['near', '88.43,26.71', { longitude: 88.43, latitude: 26.71 }],
  ['q', '  quiet   lane ', 'quiet lane'],
])('reads %s=%s', (name, text, value) => {
  expect(searchFilterQuery.parse({ [name]: text })).toEqual({ [name]: value });
});

it.each([
  ['rooms', '2;3'],
  ['rooms', '0'],
  ['rooms', '2,'],
  ['bedrooms', '21'],
  ['bedrooms', '2.5'],
  ['bathrooms', 'two'],
  ['posted', '366'],
  ['with', 'parking,pool'],
  ['purpose', 'sell'],
  ['priceRange', '9-3'],
  ['size', 'large'],
  ['available', '2026-02-30'],
  ['km', '0.05'],
  ['near', '88.43'],
  ['within', '1,2,3'],
  ['shape', '1,2'],
  ['q', 'a'.repeat(101)],
])('refuses %s=%s with the filter’s own text', (name, text) => {
  const { error } = searchFilterQuery.safeParse({ [name]: text });
  expect(error?.issues.map(({ path, message }) => ({ path, message }))).toEqual([
    { path: [name], message: filters.find((filter) => filter.name === name)?.error },
  ]);
});

it('takes an empty value for any', () => {
  const empty = Object.fromEntries(filters.map(({ name }) => [name, ' ']));
  expect(searchFilterQuery.parse(empty)).toEqual({});
});

it('offers only values that can be asked for', () => {
  for (const { choices = [], read } of filters)
    for (const choice of choices) expect(read(String(choice))).toBeDefined();
});
