import type { PriceRange } from '@thikana/contract/price-ranges';
import type { SearchFilter } from '@thikana/contract/search/filters';
import type { Intent } from '@thikana/contract/vocabulary';
import { askedPrice } from './filters/price-range.ts';
import { intentOf, type ListingFilter, listingSearch } from './listing-filter.ts';
import type { WordReader } from './understanding/read-words.ts';

/** A search as lists run it. */
export interface ReadSearch {
  filter: ListingFilter;
  /** The intent of every listing in the result. */
  intent: Intent | undefined;
  price: PriceRange | undefined;
  words: readonly string[] | undefined;
}

export async function readSearch(reader: WordReader, search: SearchFilter): Promise<ReadSearch> {
  // An alert waits for words that no listing has yet.
  const { allWords: words } = await reader.read(search);
  const { filter } = listingSearch(search, { words, needsWords: true });
  const price = askedPrice(filter);
  return { filter, intent: price?.intent ?? (filter.purpose && intentOf(filter.purpose)), price, words };
}
