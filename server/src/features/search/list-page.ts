import type { listQuery } from '@thikana/contract/search/search';
import type { Intent } from '@thikana/contract/vocabulary';
import type { z } from 'zod';
import { presentFeatured, presentListing } from '../listings/listings.feature.ts';
import type { Engine, FoundPage } from './engine.ts';
import type { FeaturedPlaces } from './featured/featured-places.ts';
import { arrangePage, windowAround } from './featured/page-window.ts';
import { listingSearch } from './listing-filter.ts';
import type { ReadWords, WordReader } from './understanding/read-words.ts';

interface Searched {
  engine: Pick<Engine, 'findPage'>;
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
  const asked = listingSearch(search, { words: read.words, intent });
  // A sort order chosen by the visitor is not changed by featured listings.
  const isChosen = search.sort !== undefined || asked.order !== 'newest';
  const first = isChosen ? [] : await featured.list(asked.filter, limit);
  const window = { limit, offset: (page - 1) * limit };
  const exactly = await engine.findPage(asked, windowAround(window, first.length));
  const { found, leftOut } =
    exactly.total > 0 || !read.typedOf
      ? { found: exactly, leftOut: [] }
      : await findWithFewerWords(
          (stems) => engine.findPage(listingSearch(search, { words: stems, intent }), window),
          read,
        );
  const { listings, total } = found;
  const changed = [
    ...(corrected ?? []),
    ...[...(read.unknown ?? []), ...leftOut].map((from) => ({ from, to: '' })),
  ];
  const rows = first.length > 0 ? arrangePage(window, first, listings) : listings;
  const totalPages = Math.ceil(total / limit);
  const presented = rows.map((row) => (first.includes(row) ? presentFeatured(row) : presentListing(row)));
  return { rows: presented, total, totalPages, page, ...(changed.length > 0 && { corrected: changed }) };
}

/** Words narrow a list, but never to nothing: the rarest one is left out first. */
async function findWithFewerWords(
  find: (stems: readonly string[] | undefined) => Promise<FoundPage>,
  { words = [], typedOf }: ReadWords,
): Promise<{ found: FoundPage; leftOut: string[] }> {
  let found: FoundPage = { listings: [], total: 0 };
  for (
    let left = words.slice(1), isOver = words.length === 0;
    !isOver && found.total === 0;
    left = left.slice(1)
  ) {
    isOver = left.length === 0;
    found = await find(isOver ? undefined : left);
    if (found.total > 0) {
      const stems = words.slice(0, words.length - left.length);
      return { found, leftOut: stems.map((stem) => typedOf?.get(stem) ?? stem) };
    }
  }
  return { found, leftOut: [] };
}
