import type { listQuery } from '@thikana/contract/search';
import type { Intent } from '@thikana/contract/vocabulary';
import type { z } from 'zod';
import type { Catalogue } from './catalogue/catalogue.ts';
import { type ListingSearch, listingSearch } from './listing-filter.ts';
import type { ListingsDependencies } from './listings.dependencies.ts';
import { presentListing } from './listings.presenter.ts';
import { listingsRepository } from './listings.repository.ts';
import type { Totals } from './totals.ts';
import type { WordReader } from './words/read-words.ts';

interface Searched {
  catalogue: Pick<Catalogue, 'findPage'>;
  totals: Totals;
  words: WordReader;
}

/** One page of approved listings; beyond the last page there are none. The database finds what the catalogue does not. */
export async function listPage(
  { db }: Pick<ListingsDependencies, 'db'>,
  { catalogue, totals, words }: Searched,
  query: z.output<typeof listQuery>,
  intent?: Intent,
) {
  const { page, limit, ...search } = query;
  const { corrected, ...read } = await words.read(search);
  const asked = listingSearch(search, { ...read, intent });
  const window = { limit, offset: (page - 1) * limit };
  const { rows, total } =
    (await pageOfCatalogue(db, catalogue, asked, window)) ??
    (await pageOfDatabase(db, totals, asked, window));
  const totalPages = Math.ceil(total / limit);
  return { rows: rows.map(presentListing), total, totalPages, page, ...(corrected && { corrected }) };
}

interface Window {
  limit: number;
  offset: number;
}

async function pageOfCatalogue(
  db: ListingsDependencies['db'],
  catalogue: Pick<Catalogue, 'findPage'>,
  asked: ListingSearch,
  window: Window,
) {
  const found = await catalogue.findPage(asked, window);
  return found && { rows: await listingsRepository(db).listPublicByIds(found.ids), total: found.total };
}

async function pageOfDatabase(
  db: ListingsDependencies['db'],
  totals: Totals,
  asked: ListingSearch,
  window: Window,
) {
  const { filter } = asked;
  const listings = listingsRepository(db);
  const total = await totals.get(JSON.stringify(filter), () => listings.countPublic(filter));
  return { rows: window.offset >= total ? [] : await listings.listPublic(asked, window), total };
}
