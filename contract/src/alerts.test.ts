import { expect, it } from 'vitest';
import type { z } from 'zod';
import { mergeShortlist, saveSearch, subscribeToSearch } from './alerts.ts';

const id = '6740000000000000000000a1';

/** The last accepted and the first rejected value at each bound. */
const requests: readonly [
  name: string,
  schema: z.ZodType,
  accepted: readonly unknown[],
  refused: readonly unknown[],
][] = [
  [
    'a shortlist',
    mergeShortlist.body,
    [{ added: [{ id, at: 0 }] }, { added: Array(100).fill({ id, at: 1 }), removed: Array(100).fill(id) }],
    [
      { added: [{ id, at: -1 }] },
      { added: [{ id, at: Date.UTC(9999, 0) + 1 }] },
      { added: Array(101).fill({ id, at: 1 }) },
      { added: [], removed: Array(101).fill(id) },
    ],
  ],
  [
    'a saved search',
    saveSearch.body,
    [
      { search: {}, frequency: 'off' },
      { search: { purpose: 'rent' }, frequency: 'daily' },
    ],
    [
      { search: { sort: 'price' }, frequency: 'daily' },
      { search: { purpose: 'x' }, frequency: 'daily' },
      { search: {}, frequency: 'hourly' },
    ],
  ],
  [
    'a search with many areas',
    saveSearch.body,
    [{ search: { location: `${'sevoke,'.repeat(213)}hakimpara` }, frequency: 'daily' }],
    [{ search: { location: `${'sevoke,'.repeat(213)}champasari` }, frequency: 'daily' }],
  ],
  [
    'a subscription',
    subscribeToSearch.body,
    [{ email: 'bina@example.org', search: {}, frequency: 'weekly' }],
    [{ email: 'bina@example.org', search: {}, frequency: 'off' }],
  ],
];

it.each(requests)('%s is accepted up to its bounds', (_, schema, accepted) => {
  for (const request of accepted)
    expect([request, schema.safeParse(request).error?.issues]).toEqual([request, undefined]);
});

it.each(requests)('%s is rejected beyond its bounds', (_, schema, __, refused) => {
  for (const request of refused)
    expect([request, schema.safeParse(request).success]).toEqual([request, false]);
});
