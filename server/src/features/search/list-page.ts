import type { listQuery } from '@thikana/contract/search/search';
import type { Intent } from '@thikana/contract/vocabulary';
import type { z } from 'zod';
import { listingRows, presentFeatured, presentListing } from '../listings/listings.feature.ts';
import type { SearchEngine } from './engine.ts';
import type { FeaturedPlaces } from './featured/featured-places.ts';
import { arrangePage, type PageWindow, windowAround } from './featured/page-window.ts';
import type { KnownListings } from './known-listings.ts';
import { type ListingSearch, listingSearch } from './listing-filter.ts';
import type { SearchDependencies } from './search.dependencies.ts';
import { searchRepository } from './search.repository.ts';
import type { Totals } from './totals.ts';
import type { WordReader } from './understanding/read-words.ts';

interface Searched {
  engine: Pick<SearchEngine, 'findPage'>;
  known: Pick<KnownListings, 'list'>;
  totals: Totals;
  words: WordReader;
  featured: Pick<FeaturedPlaces, 'list'>;
}

/** One page of approved listings; beyond the last page there are none. The database finds what the catalogue does not. */
export async function listPage(
  dependencies: Pick<SearchDependencies, 'db' | 'reads'>,
  { engine, known, totals, words, featured }: Searched,
  query: z.output<typeof listQuery>,
  intent?: Intent,
) {
  const { page, limit, ...search } = query;
  const { corrected, ...read } = await words.read(search);
  const asked = listingSearch(search, { ...read, intent });
  // An order that somebody chose is kept to.
  const isChosen = search.sort !== undefined || asked.order !== 'newest';
  const first = isChosen ? [] : await featured.list(asked.filter, limit);
  const window = { limit, offset: (page - 1) * limit };
  const wider = windowAround(window, first.length);
  const { rows: found, total } =
    (await pageOfEngine(dependencies, { engine, known }, asked, wider)) ??
    (await pageOfDatabase(dependencies.reads, totals, asked, wider));
  const rows = first.length > 0 ? arrangePage(window, first, found) : found;
  const totalPages = Math.ceil(total / limit);
  const presented = rows.map((row) => (first.includes(row) ? presentFeatured(row) : presentListing(row)));
  return { rows: presented, total, totalPages, page, ...(corrected && { corrected }) };
}

async function pageOfEngine(
  { db, reads }: Pick<SearchDependencies, 'db' | 'reads'>,
  { engine, known }: Pick<Searched, 'engine' | 'known'>,
  asked: ListingSearch,
  window: PageWindow,
) {
  const found = await engine.findPage(asked, window);
  if (!found) return undefined;
  const { ids, total } = found;
  if (reads === db) return { rows: await known.list(ids, listingRows(db).listPublicByIds), total };
  const rows = await listingRows(reads).listPublicByIds(ids);
  // The catalogue has just learned of one that is not read there yet.
  const isBehind = rows.length < ids.length;
  return { rows: isBehind ? await listingRows(db).listPublicByIds(ids) : rows, total };
}

async function pageOfDatabase(
  reads: SearchDependencies['reads'],
  totals: Totals,
  asked: ListingSearch,
  window: PageWindow,
) {
  const { filter } = asked;
  const listings = searchRepository(reads);
  const total = await totals.get(JSON.stringify(filter), () => listings.countPublic(filter));
  return { rows: window.offset >= total ? [] : await listings.listPublic(asked, window), total };
}
