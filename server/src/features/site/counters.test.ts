import { expect, it } from 'vitest';
import { siteCounters } from './counters.ts';

const floors = { listings: 10, customers: 10, areas: 20 };

it.each([
  [
    { listings: 0, customers: 0, areas: 0 },
    { listings: 10, customers: 10, areas: 20 },
  ],
  [
    { listings: 19, customers: 20, areas: 29 },
    { listings: 10, customers: 20, areas: 20 },
  ],
  [
    { listings: 215, customers: 24, areas: 31 },
    { listings: 210, customers: 20, areas: 30 },
  ],
])('%o is shown as %o', (counted, shown) => {
  expect(siteCounters(counted, floors)).toEqual(shown);
});
