import type { SearchFilter } from '@thikana/contract/search/filters';
import { type Relaxed, searchFilterQuery } from '@thikana/contract/search/search';
import { type Intent, limits } from '@thikana/contract/vocabulary';
import { presentListing } from '../listings/listings.feature.ts';
import type { Engine, FoundPage } from './engine.ts';
import type { Demand } from './filter.ts';
import { demandsOf } from './filters.ts';
import { listingSearch, purposeOf } from './listing-filter.ts';
import { type Relaxation, relaxationsOf } from './relaxations.ts';

/** With fewer listings than these, a search is relaxed. */
export const fewListings = 4;
/** The most filters that are relaxed at once, before all are dropped. */
const mostRelaxed = 3;

interface Asked {
  search: SearchFilter;
  words: readonly string[] | undefined;
  /** The list's own intent. */
  intent: Intent | undefined;
  /** The ids of the listings that fit exactly. */
  exact: readonly string[];
}

/** Several relaxations at once. */
export interface Compromise {
  relaxed: readonly Relaxation[];
  cost: number;
}

/** The nearest search with more listings, or undefined if there is none. */
export async function relaxSearch(
  engine: Pick<Engine, 'countByFailed' | 'findPage'>,
  { search, words, intent, exact }: Asked,
): Promise<Relaxed | undefined> {
  const asked: SearchFilter = intent ? { ...search, purpose: purposeOf(intent) } : search;
  const demands = demandsOf(listingSearch(asked, { words, intent }).filter);
  const counts = await engine.countByFailed(demands, words);
  if (!counts) return undefined;

  const mostOf = (compromise: Compromise) => countWithout(counts, demands, compromise);
  const find = (compromise: Compromise): Promise<FoundPage> => {
    const weaker = listingSearch({ ...search, ...parsed(insteadOf(compromise)) }, { words, intent });
    return engine.findPage(weaker, { offset: 0, limit: limits.pageSize });
  };
  const compromises = compromisesOf(demands.flatMap(({ name }) => relaxationsOf(name, asked)));
  for (const more of [fewListings, 1]) {
    for (const compromise of compromises) {
      if (mostOf(compromise) < exact.length + more) continue;
      const { listings, total } = await find(compromise);
      if (total < exact.length + more) continue;
      const others = listings.filter(({ id }) => !exact.includes(id));
      return {
        instead: insteadOf(compromise),
        total,
        listings: others.slice(0, limits.pageSize - exact.length).map(presentListing),
      };
    }
  }
  return undefined;
}

function insteadOf({ relaxed }: Compromise): Relaxation['instead'] {
  return Object.assign({}, ...relaxed.map(({ instead }) => instead));
}

/** The number of listings if the relaxed filters were dropped: no weaker value leaves more. */
function countWithout(counts: Uint32Array, demands: readonly Demand[], { relaxed }: Compromise): number {
  const bits = demands.map(({ name }, place) =>
    relaxed.some((each) => each.name === name) ? 1 << place : 0,
  );
  const dropped = bits.reduce((all, bit) => all | bit, 0);
  return counts.reduce((sum, count, failed) => ((failed & ~dropped) === 0 ? sum + count : sum), 0);
}

/** Every few relaxations of different filters, the cheapest first; as a last resort every filter is dropped. */
export function compromisesOf(relaxations: readonly Relaxation[]): Compromise[] {
  const names = [...new Set(relaxations.map(({ name }) => name))];
  let all: Compromise[] = [{ relaxed: [], cost: 0 }];
  for (const name of names) {
    const own = relaxations.filter((each) => each.name === name);
    const longer = all
      .filter(({ relaxed }) => relaxed.length < mostRelaxed)
      .flatMap(({ relaxed, cost }) =>
        own.map((each) => ({ relaxed: [...relaxed, each], cost: cost + each.cost })),
      );
    all = [...all, ...longer];
  }
  const drops = names.flatMap((name) => relaxations.filter((each) => each.name === name).at(-1) ?? []);
  return [
    ...all
      .filter(({ relaxed }) => relaxed.length > 0)
      .sort((one, other) => one.cost - other.cost || one.relaxed.length - other.relaxed.length),
    { relaxed: drops, cost: Number.POSITIVE_INFINITY },
  ];
}

function parsed(instead: Relaxation['instead']): SearchFilter {
  return Object.fromEntries(
    Object.entries(instead).map(([name, text]) => [
      name,
      searchFilterQuery.shape[name as keyof typeof searchFilterQuery.shape].parse(text),
    ]),
  );
}
