import { expect, it } from 'vitest';
import { siliguri } from '../../../server/test/city/cities.ts';
import { filters } from './filters.ts';
import { searchFilterQuery } from './search.ts';

it.each([
  ['rooms', '2', [2]],
  ['rooms', '2,3,2', [2, 3]],
  ['rooms', '1,4+', [1, '4+']],
  ['rooms', '04+', ['4+']],
  ['bedrooms', '2', 2],
  ['with', 'parking,pictures', ['parking', 'pictures']],
  ['location', 'sevoke', ['sevoke']],
  ['landmark', 'njp-station,hospital-more', ['njp-station', 'hospital-more']],
  ['purpose', 'buy', 'buy'],
  ['priceRange', '15000000+', '15000000+'],
  ['size', '500+', { min: 500 }],
  ['period', 'day,week', ['day', 'week']],
  ['unitPrice', '0-500000katha', '0-500000katha'],
  ['unitPrice', '4000+', '4000+'],
  ['available', '2028-02-29', '2028-02-29'],
  ['km', '2.5', 2.5],
  ['near', '88.43,26.71', { longitude: 88.43, latitude: 26.71 }],
  ['q', '  quiet   lane ', 'quiet lane'],
  ['q', 'a'.repeat(200), 'a'.repeat(200)],
  ['spelling', 'exact', 'exact'],
  ['purpose', 'rent', 'rent'],
  ['bedrooms', '1', 1],
  ['bedrooms', '20', 20],
  ['rooms', '1,20', [1, 20]],
  ['bathrooms', '1', 1],
  ['bathrooms', '20', 20],
  ['posted', '1', 1],
  ['posted', '365', 365],
  ['km', '0.1', 0.1],
  ['km', '.5', 0.5],
  ['km', '12.345678', 12.345678],
  ['km', '100', 100],
  ['furnishing', 'unfurnished,fully-furnished', ['unfurnished', 'fully-furnished']],
  ['propertyType', 'flat', ['flat']],
  ['floor', 'ground', 'ground'],
])('reads %s=%s', (name, text, value) => {
  expect(searchFilterQuery.parse({ [name]: text })).toEqual({ [name]: value });
});

it.each([
  ['rooms', '2;3'],
  ['rooms', '+'],
  ['rooms', '2++'],
  ['rooms', '21+'],
  ['landmark', 'njp-station,nowhere'],
  [
    'landmark',
    siliguri.landmarks
      .slice(0, 21)
      .map(({ slug }) => slug)
      .join(','),
  ],
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
  ['period', 'hour'],
  ['period', 'day,'],
  ['unitPrice', '5-2katha'],
  ['unitPrice', '0-5hectare'],
  ['unitPrice', 'cheap'],
  ['available', '2026-02-30'],
  ['km', '0.05'],
  ['near', '88.43'],
  ['within', '1,2,3'],
  ['shape', '1,2'],
  ['q', 'a'.repeat(201)],
  ['spelling', 'loose'],
  ['bedrooms', '0'],
  ['bedrooms', '-2'],
  ['bedrooms', '2x'],
  ['bedrooms', '1e1'],
  ['rooms', '21'],
  ['bathrooms', '0'],
  ['bathrooms', '21'],
  ['posted', '0'],
  ['furnishing', 'furnished,'],
  ['propertyType', 'castle'],
  ['location', 'sevoke,nowhere'],
  ['floor', 'roof'],
  ['available', '2026-13-01'],
  ['available', '2026-1-01'],
  ['available', '02026-01-01'],
  ['available', '2026-01-01T00'],
  ['km', '100.1'],
  ['km', '0.1234567'],
  ['km', '0010.5'],
  ['km', '1.5.5'],
  ['km', '1.'],
  ['km', 'x1'],
])('rejects %s=%s', (name, text) => {
  const { error } = searchFilterQuery.safeParse({ [name]: text });
  expect(error?.issues.map(({ path, message }) => ({ path, message }))).toEqual([
    { path: [name], message: name === 'q' ? 'Please use at most 200 characters.' : 'This is not valid.' },
  ]);
});

it('treats an empty value as any', () => {
  const empty = Object.fromEntries(filters.map(({ name }) => [name, ' ']));
  expect(searchFilterQuery.parse(empty)).toEqual({});
});

it('offers only valid values', () => {
  for (const { name, choices, read } of filters) {
    expect(choices, name).not.toEqual([]);
    const offered = typeof choices === 'function' ? choices() : (choices ?? []);
    for (const choice of offered) expect(read(String(choice)), name).toBeDefined();
  }
});

it('has counts for these filters', () => {
  expect(filters.filter(({ choices }) => choices).map(({ name }) => name)).toEqual([
    ...[
      'purpose',
      'propertyType',
      'location',
      'priceRange',
      'period',
      'bedrooms',
      'rooms',
      'bathrooms',
      'furnishing',
    ],
    ...['with', 'floor', 'posted', 'km'],
  ]);
});
