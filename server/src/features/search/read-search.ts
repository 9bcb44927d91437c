import type { SearchFilter } from '@thikana/contract/search/filters';
import { type ListingFilter, listingSearch } from './listing-filter.ts';
import type { WordReader } from './understanding/read-words.ts';

/** A search as lists run it. */
export interface ReadSearch {
  filter: ListingFilter;
  words: readonly string[] | undefined;
}

export async function readSearch(reader: WordReader, search: SearchFilter): Promise<ReadSearch> {
  const { words } = await reader.read(search);
  return { filter: listingSearch(search, { words }).filter, words };
}
