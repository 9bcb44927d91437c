import type { Call } from '@thikana/contract/client';
import type { Listing } from '@thikana/contract/listings';
import { listAllListings, listRentals, listSales } from '@thikana/contract/search/search';
import type { Intent } from '@thikana/contract/vocabulary';
import { m } from '../../paraglide/messages.js';

export interface Feed {
  title: () => string;
  /** The path of the list. */
  path: `/${string}`;
  /** The feed is there only if the city offers it. */
  intent?: Intent;
  /** The listings of the list with these parameters. */
  list: (call: Call, query: Record<string, unknown>) => Promise<Listing[]>;
}

/** One feed per list. */
export const feeds: readonly Feed[] = [
  {
    title: m.feeds_rentals,
    path: '/rentals',
    intent: 'rent',
    list: async (call, query) => (await call(listRentals, { query })).rentals,
  },
  {
    title: m.feeds_sales,
    path: '/buys',
    intent: 'sell',
    list: async (call, query) => (await call(listSales, { query })).sells,
  },
  {
    title: m.feeds_all,
    path: '/properties',
    list: async (call, query) => (await call(listAllListings, { query })).listings,
  },
];
