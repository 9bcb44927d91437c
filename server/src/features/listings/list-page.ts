import type { listQuery } from '@thikana/contract/listings';
import type { Intent } from '@thikana/contract/vocabulary';
import type { z } from 'zod';
import type { Catalogue } from './catalogue/catalogue.ts';
import { listingSearch } from './listing-filter.ts';
import type { ListingsDependencies } from './listings.dependencies.ts';
import { presentListing } from './listings.presenter.ts';
import { listingsRepository } from './listings.repository.ts';
import type { Totals } from './totals.ts';

/** One page of approved listings; beyond the last page there are none. The database finds what the catalogue does not. */
export async function listPage(
  { db }: Pick<ListingsDependencies, 'db'>,
  { catalogue, totals }: { catalogue: Pick<Catalogue, 'findPage'>; totals: Totals },
  query: z.output<typeof listQuery>,
  intent?: Intent,
) {
  const { page, limit, ...search } = query;
  const asked = listingSearch(search, intent);
  const { filter } = asked;
  const listings = listingsRepository(db);
  const window = { limit, offset: (page - 1) * limit };
  const found = await catalogue.findPage(asked, window);
  if (found) {
    const rows = await listings.listPublicByIds(found.ids);
    return {
      rows: rows.map(presentListing),
      total: found.total,
      totalPages: Math.ceil(found.total / limit),
      page,
    };
  }
  const total = await totals.get(JSON.stringify(filter), () => listings.countPublic(filter));
  const totalPages = Math.ceil(total / limit);
  const rows = page > totalPages ? [] : await listings.listPublic(asked, window);
  return { rows: rows.map(presentListing), total, totalPages, page };
}
