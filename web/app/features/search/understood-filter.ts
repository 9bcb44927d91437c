import type { Call } from '@thikana/contract/client';
import { understandWords } from '@thikana/contract/search/search';
import type { SearchFilter } from './search-filter.ts';

/** The filter with what its words mean as filters; undefined if they are only words to search for. */
export async function understoodFilter(call: Call, filter: SearchFilter): Promise<SearchFilter | undefined> {
  const { q: _, typedWords, ...meant } = await call(understandWords, { query: { q: filter.q } });
  const names = Object.keys(meant) as (keyof typeof meant)[];
  if (names.length === 0) return undefined;
  return {
    ...filter,
    q: typedWords,
    ...Object.fromEntries(names.map((name) => [name, String(meant[name])])),
  };
}
