import type { FilterName, SearchFilter } from '@thikana/contract/search/filters';
import { searchFilterQuery } from '@thikana/contract/search/search';
import type { Intent } from '@thikana/contract/vocabulary';
import { filters } from '#server/features/search/filters.ts';
import { compromisesOf } from '#server/features/search/relax-search.ts';
import { relaxationsOf } from '#server/features/search/relaxations.ts';
import { type ReferenceListing, referenceSearch } from './reference-search.ts';

const few = 4;

/** Whether the search has this condition. */
function isUsed(name: FilterName, search: Omit<SearchFilter, 'posted'>): boolean {
  if (name === 'q') return search.spelling === 'exact' && search.q !== undefined;
  if (name === 'near') return search.near !== undefined && search.km !== undefined;
  return (search as SearchFilter)[name] !== undefined;
}

/** Tries every compromise with a search of its own, and finds the first with four more listings, else with any. */
export function referenceRelaxation(
  catalogue: readonly ReferenceListing[],
  search: Omit<SearchFilter, 'posted'>,
  intent: Intent | undefined,
): { instead: Record<string, string>; ids: string[] } | undefined {
  const own = intent && { purpose: intent === 'rent' ? ('rent' as const) : ('buy' as const) };
  const asked = { ...search, ...own };
  const exact = referenceSearch(catalogue, search, intent);
  if (exact.length >= few) return undefined;
  const names = filters.map(({ name }) => name).filter((name) => isUsed(name, asked));
  const found = compromisesOf(names.flatMap((name) => relaxationsOf(name, asked))).map((relaxed) => {
    const instead: Record<string, string> = Object.assign({}, ...relaxed.map((each) => each.instead));
    const weaker = { ...search, ...searchFilterQuery.parse(instead) };
    const dropped = Object.keys(instead).filter((name) => instead[name] === '');
    for (const name of dropped) delete weaker[name as keyof typeof weaker];
    return { instead, ids: referenceSearch(catalogue, weaker, intent) };
  });
  return (
    found.find(({ ids }) => ids.length >= exact.length + few) ??
    found.find(({ ids }) => ids.length > exact.length)
  );
}
