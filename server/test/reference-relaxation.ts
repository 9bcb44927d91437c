import type { FilterName, SearchFilter } from '@thikana/contract/search/filters';
import { searchFilterQuery } from '@thikana/contract/search/search';
import type { Intent } from '@thikana/contract/vocabulary';
import { filters } from '#server/features/search/filters.ts';
import { compromisesOf } from '#server/features/search/relax-search.ts';
import { relaxationsOf } from '#server/features/search/relaxations.ts';
import { type ReferenceListing, referenceSearch } from './reference-search.ts';

const few = 4;
const page = 8;

/** Whether the search has this condition. */
function isUsed(name: FilterName, search: Omit<SearchFilter, 'posted'>): boolean {
  if (name === 'q') return search.spelling === 'exact' && search.q !== undefined;
  if (name === 'near') return search.near !== undefined && search.km !== undefined;
  return (search as SearchFilter)[name] !== undefined;
}

/**
 * Tries every compromise with a search of its own: the first with any more listings, and the first with four more that
 * gives up the same. The listings of the first one come first.
 */
export function referenceRelaxation(
  catalogue: readonly ReferenceListing[],
  search: Omit<SearchFilter, 'posted'>,
  intent: Intent | undefined,
): { instead: Record<string, string>; total: number; ids: string[] } | undefined {
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
    return { relaxed, instead, ids: referenceSearch(catalogue, weaker, intent) };
  });
  const closest = found.find(({ ids }) => ids.length > exact.length);
  if (!closest) return undefined;
  const givesUpAsMuch = ({ relaxed }: (typeof found)[number]) =>
    closest.relaxed.every(({ name, cost }) =>
      relaxed.some((each) => each.name === name && each.cost >= cost),
    );
  const widened =
    found.find((each) => givesUpAsMuch(each) && each.ids.length >= exact.length + few) ?? closest;
  const shown = new Set([...closest.ids.slice(0, page), ...widened.ids.slice(0, page)]);
  const ids = [...shown].filter((id) => !exact.includes(id)).slice(0, page - exact.length);
  return { instead: widened.instead, total: widened.ids.length, ids };
}
