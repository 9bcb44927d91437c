import type { SearchFilter } from '@thikana/contract/search/filters';
import { searchFilterQuery } from '@thikana/contract/search/search';
import { understandAsTyped } from './understand-words.ts';

export interface UnderstoodSearch {
  /** The filters that the words mean, as parameters, unless the search has these. `q` are the remaining words as typed. */
  understood: Record<string, string>;
  search: SearchFilter;
}

/** What the words of a search mean becomes its filters. With `spelling=exact` they stay words. */
export function understandSearch(asked: SearchFilter): UnderstoodSearch {
  if (asked.q === undefined || asked.spelling === 'exact') return { understood: {}, search: asked };
  const meant = Object.entries(understandAsTyped(asked.q));
  const understood = Object.fromEntries(
    meant
      .filter(([name]) => name === 'q' || asked[name as keyof SearchFilter] === undefined)
      .map(([name, value]) => [name, String(value)]),
  );
  return { understood, search: { ...asked, ...searchFilterQuery.parse(understood) } };
}
