import type { SearchFilter } from '@thikana/contract/search/filters';
import { type Relaxed, searchFilterQuery } from '@thikana/contract/search/search';
import { type Intent, limits } from '@thikana/contract/vocabulary';
import { presentListing } from '../listings/listings.feature.ts';
import { type Engine, mostDemands } from './engine.ts';
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
  const demandsWith = (instead: Relaxation['instead']) =>
    demandsOf(listingSearch({ ...asked, ...parsed(instead) }, { words, intent }).filter);
  const demands = demandsWith({});
  const relaxations = demands.flatMap(({ name }) => relaxationsOf(name, asked));
  const weaker = relaxations.flatMap((relaxation) => {
    const demand = demandsWith(relaxation.instead).find(({ name }) => name === relaxation.name);
    return demand ? [{ relaxation, demand }] : [];
  });
  const counted = [...demands, ...weaker.map(({ demand }) => demand)].slice(0, mostDemands);
  const counts = await engine.countByFailed(counted, words);
  if (!counts) return undefined;

  const demandOf = new Map(weaker.map(({ relaxation, demand }) => [relaxation, demand]));
  const count = ({ relaxed }: Compromise): number => {
    const names = new Set(relaxed.map(({ name }) => name));
    const kept = demands.filter(({ name }) => !names.has(name));
    const needed = [...kept, ...relaxed.flatMap((each) => demandOf.get(each) ?? [])];
    return countMeeting(counts, needed, counted);
  };
  const compromises = compromisesOf(relaxations);
  const nearest =
    compromises.find((each) => count(each) >= exact.length + fewListings) ??
    compromises.find((each) => count(each) > exact.length);
  if (!nearest) return undefined;

  const instead = Object.assign({}, ...nearest.relaxed.map((each) => each.instead)) as Relaxation['instead'];
  const found = await engine.findPage(listingSearch({ ...search, ...parsed(instead) }, { words, intent }), {
    offset: 0,
    limit: limits.pageSize,
  });
  const others = found.listings.filter(({ id }) => !exact.includes(id));
  return {
    instead,
    total: found.total,
    listings: others.slice(0, limits.pageSize - exact.length).map(presentListing),
  };
}

/** The numbers of listings that fail none of the needed demands. */
function countMeeting(
  counts: ReadonlyMap<number, number>,
  needed: readonly Demand[],
  counted: readonly Demand[],
): number {
  const places = needed.map((demand) => counted.indexOf(demand));
  // A demand beyond those that were counted.
  if (places.includes(-1)) return 0;
  const bits = places.reduce((all, place) => all | (1 << place), 0);
  let total = 0;
  for (const [failed, number] of counts) if ((failed & bits) === 0) total += number;
  return total;
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
