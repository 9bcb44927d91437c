import type { listQuery } from '@thikana/contract/search/search';
import type { Intent } from '@thikana/contract/vocabulary';
import type { z } from 'zod';
import { pageOf, rowsOfPage } from '../../lib/paging.ts';
import { presentFeatured, presentListing } from '../listings/listings.feature.ts';
import type { Engine } from './engine.ts';
import type { FeaturedPlaces } from './featured/featured-places.ts';
import { arrangePage, windowAround } from './featured/page-window.ts';
import { listingSearch } from './listing-filter.ts';
import { fewListings, relaxSearch } from './relax-search.ts';
import type { WordReader } from './understanding/read-words.ts';

interface Searched {
  engine: Pick<Engine, 'findPage' | 'chooseByCount'>;
  words: WordReader;
  featured: Pick<FeaturedPlaces, 'list'>;
}

/** One page of approved listings; empty beyond the last page. */
export async function listPage(
  { engine, words, featured }: Searched,
  query: z.output<typeof listQuery>,
  intent?: Intent,
) {
  const { page, limit, ...search } = query;
  const { corrected, ...read } = await words.read(search);
  const asked = listingSearch(search, { ...read, intent });
  // A sort order chosen by the visitor is not changed by featured listings.
  const isChosen = search.sort !== undefined || asked.order !== 'newest';
  const first = isChosen ? [] : await featured.list(asked.filter, limit);
  const window = rowsOfPage(page, limit);
  const { listings, total, withAllWords } = await engine.findPage(asked, windowAround(window, first.length));
  const isFew = page === 1 && total < fewListings && listings.length === total;
  const exact = listings.map(({ id }) => id);
  const relaxed = isFew ? await relaxSearch(engine, { search, ...read, intent, exact }) : undefined;
  const rows = first.length > 0 ? arrangePage(window, first, listings) : listings;
  return {
    rows: rows.map((row) => (first.includes(row) ? presentFeatured(row) : presentListing(row))),
    ...pageOf(page, limit, total),
    ...(withAllWords !== undefined && { withAllWords }),
    ...(relaxed && { relaxed }),
    ...(corrected && { corrected }),
  };
}
