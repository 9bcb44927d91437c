import { expect, it } from 'vitest';
import { viewMap } from './map.ts';
import {
  listQuery,
  searchFilterQuery,
  searchWordsSchema,
  suggestSearches,
  understandWords,
} from './search.ts';

const long = (length: number) => 'x'.repeat(length);

it.each([
  [
    'a list',
    listQuery,
    [{}, { limit: '1' }, { limit: 50 }, { page: '', limit: '' }],
    [{ limit: 0 }, { limit: 51 }, { limit: 1.5 }, { page: 0 }],
  ],
  ['an order', searchFilterQuery, [{ sort: '' }, { sort: 'price-desc' }], [{ sort: 'random' }]],
  ['words', understandWords.query, [{ q: '' }, { q: long(200) }], [{}, { q: long(201) }]],
  [
    'a beginning',
    suggestSearches.query,
    [{ q: ' a ' }, { q: long(200) }],
    [{ q: '  ' }, { q: long(201) }, {}],
  ],
  [
    'a map',
    viewMap.query,
    [{ within: '88.4,26.7,88.5,26.8', purpose: 'rent' }],
    [{}, { within: '' }, { within: '88.4,26.7,88.5,26.8', purpose: 'sell' }],
  ],
  [
    'what words name',
    searchWordsSchema,
    [{ q: '', bedrooms: 2, location: ['sevoke'], rooms: [2, 3] }],
    [{}, { q: '', km: 2.5 }, { q: '', within: { west: 1 } }],
  ],
] as const)('%s is accepted within its bounds', (_, schema, accepted, refused) => {
  for (const request of accepted)
    expect(schema.safeParse(request).error, JSON.stringify(request)).toBeUndefined();
  for (const request of refused)
    expect(schema.safeParse(request).success, JSON.stringify(request)).toBe(false);
});

it('defaults to the first page with the usual size', () => {
  expect(listQuery.parse({})).toEqual({ page: 1, limit: 8 });
  expect(listQuery.parse({ page: '3', limit: '20' })).toEqual({ page: 3, limit: 20 });
});

it('trims the typed text before suggesting', () => {
  expect(suggestSearches.query.parse({ q: ' sev ' })).toEqual({ q: 'sev' });
});

it('has no sort order for a map', () => {
  expect(viewMap.query.parse({ within: '88.4,26.7,88.5,26.8', sort: 'price' })).not.toHaveProperty('sort');
});
