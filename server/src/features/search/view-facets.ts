import type { SearchFilter } from '@thikana/contract/search/filters';
import type { Facets } from '@thikana/contract/search/search';
import type { Engine } from './engine.ts';
import { fullHour, listingSearch } from './listing-filter.ts';
import type { WordReader } from './understanding/read-words.ts';

/** The counts of what a list says it found: listings with all words, or those that fit the rest if none has them. */
export async function viewFacets(
  { engine, words: reader }: { engine: Pick<Engine, 'countFacets'>; words: WordReader },
  search: SearchFilter,
  now: number,
): Promise<Facets | undefined> {
  const words = await reader.read(search);
  const count = (needsWords: boolean) => {
    const { filter, from } = listingSearch(search, { ...words, needsWords, now });
    return engine.countFacets({ filter, from, now: fullHour(now) / 1000 });
  };
  const facets = await count(true);
  return facets?.total === 0 && search.spelling !== 'exact' ? count(false) : facets;
}
