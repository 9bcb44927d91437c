import type { Call } from '@thikana/contract/client';
import type { Listing } from '@thikana/contract/listings';
import { listAllListings, listRentals, listSales } from '@thikana/contract/search/search';

export interface Feed {
  title: string;
  /** The path of the list. */
  path: `/${string}`;
  /** The listings of the list with these parameters. */
  list: (call: Call, query: Record<string, unknown>) => Promise<Listing[]>;
}

/** One feed per list. */
export const feeds: readonly Feed[] = [
  {
    title: 'Rental Properties',
    path: '/rentals',
    list: async (call, query) => (await call(listRentals, { query })).rentals,
  },
  {
    title: 'For Sale',
    path: '/buys',
    list: async (call, query) => (await call(listSales, { query })).sells,
  },
  {
    title: 'All Properties',
    path: '/properties',
    list: async (call, query) => (await call(listAllListings, { query })).listings,
  },
];
