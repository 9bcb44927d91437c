import type { listQuery } from '@thikana/contract/listings';
import type { Intent } from '@thikana/contract/vocabulary';
import type { z } from 'zod';
import { listingSearch } from './listing-filter.ts';
import type { ListingsDependencies } from './listings.dependencies.ts';
import { presentListing } from './listings.presenter.ts';
import { listingsRepository } from './listings.repository.ts';
import type { Totals } from './totals.ts';

/** One page of approved listings; beyond the last page there are none. */
export async function listPage(
  { db }: ListingsDependencies,
  totals: Totals,
  query: z.output<typeof listQuery>,
  intent?: Intent,
) {
  const { page, limit, ...search } = query;
  const asked = listingSearch(search, intent);
  const { filter } = asked;
  const listings = listingsRepository(db);
  const total = await totals.get(JSON.stringify(filter), () => listings.countPublic(filter));
  const totalPages = Math.ceil(total / limit);
  const rows =
    page > totalPages ? [] : await listings.listPublic(asked, { limit, offset: (page - 1) * limit });
  return { rows: rows.map(presentListing), total, totalPages, page };
}
