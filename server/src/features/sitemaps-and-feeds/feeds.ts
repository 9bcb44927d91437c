import type { Call } from '@thikana/contract/client';
import type { Listing } from '@thikana/contract/listings';
import { listAllListings, listRentals, listSales } from '@thikana/contract/search/search';
import { m } from '../../paraglide/messages.js';

export interface Feed {
  title: () => string;
  /** The path of the list. */
  path: `/${string}`;
  /** The listings of the list with these parameters. */
  list: (call: Call, query: Record<string, unknown>) => Promise<Listing[]>;
}

/** One feed per list. */
export const feeds: readonly Feed[] = [
  {
    title: m.feeds_rentals,
    path: '/rentals',
    list: async (call, query) => (await call(listRentals, { query })).rentals,
  },
  {
    title: m.feeds_sales,
    path: '/buys',
    list: async (call, query) => (await call(listSales, { query })).sells,
  },
  {
    title: m.feeds_all,
    path: '/properties',
    list: async (call, query) => (await call(listAllListings, { query })).listings,
  },
];
