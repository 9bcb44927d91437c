import type { SearchFilter } from '@thikana/contract/search/filters';
import { type Relaxed, searchFilterQuery } from '@thikana/contract/search/search';
import { type Intent, limits } from '@thikana/contract/vocabulary';
import type { Steps } from '../../lib/steps.ts';
import { presentListing } from '../listings/listings.feature.ts';
import type { Engine, WeakerDemand } from './engine.ts';
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
  names?: readonly (readonly string[])[] | undefined;
  /** The list's own intent. */
  intent: Intent | undefined;
  /** The ids of the listings that fit exactly. */
  exact: readonly string[];
}

/** Several relaxations at once. */
type Compromise = readonly Relaxation[];

/** The nearest search with more listings, or undefined if there is none. */
export async function relaxSearch(
  engine: Pick<Engine, 'chooseByCount' | 'findPage'>,
  { search, words, names, intent, exact }: Asked,
): Promise<Relaxed | undefined> {
  const asked: SearchFilter = intent ? { ...search, purpose: purposeOf(intent) } : search;
  const filterWith = (instead: Relaxation['instead']) =>
    listingSearch({ ...asked, ...parsed(instead) }, { words, intent }).filter;
  const filter = filterWith({});
  const demands = demandsOf(filter);
  const weakened = (relaxation: Relaxation): WeakerDemand => ({
    place: demands.findIndex(({ name }) => name === relaxation.name),
    demand: demandsOf(filterWith(relaxation.instead)).find(({ name }) => name === relaxation.name),
  });
  const relaxations = demands.flatMap(({ name }) => relaxationsOf(name, asked));
  const weaker = new Map(relaxations.map((each) => [each, weakened(each)]));
  const compromises = compromisesOf(relaxations);

  const nearest = await engine.chooseByCount(demands, filter.words, (hasAtLeast) =>
    chooseCompromise(compromises, (relaxed, more) =>
      hasAtLeast(
        exact.length + more,
        relaxed.flatMap((each) => weaker.get(each) ?? []),
      ),
    ),
  );
  if (!nearest) return undefined;

  const findPage = (compromise: Compromise) =>
    engine.findPage(
      listingSearch({ ...search, ...parsed(insteadOf(compromise)) }, { words, names, intent }),
      { offset: 0, limit: limits.pageSize },
    );
  const { closest, widened } = nearest;
  const closePage = findPage(closest);
  const [close, found] = await Promise.all([closePage, widened === closest ? closePage : findPage(widened)]);
  const listings = new Map([...close.listings, ...found.listings].map((listing) => [listing.id, listing]));
  for (const id of exact) listings.delete(id);
  return {
    instead: insteadOf(widened),
    total: found.total,
    listings: [...listings.values()].slice(0, limits.pageSize - exact.length).map(presentListing),
  };
}

/**
 * The cheapest compromise with any more listings, and the cheapest that gives up the same and has a few more. The
 * listings of the first one come first: they are closest to what was asked.
 */
function* chooseCompromise(
  compromises: readonly Compromise[],
  hasMore: (compromise: Compromise, more: number) => Steps<boolean>,
): Steps<{ closest: Compromise; widened: Compromise } | undefined> {
  const closest = yield* findInSteps(compromises, (each) => hasMore(each, 1));
  if (!closest) return undefined;
  const wider = compromises.filter((each) => isAsWide(each, closest));
  const widened = yield* findInSteps(wider, (each) => hasMore(each, fewListings));
  return { closest, widened: widened ?? closest };
}

function* findInSteps<T>(items: readonly T[], isFound: (item: T) => Steps<boolean>): Steps<T | undefined> {
  for (const item of items) {
    if (yield* isFound(item)) return item;
    yield;
  }
  return undefined;
}

/** Whether every listing of the narrow compromise is one of the wide one. */
const isAsWide = (wide: Compromise, narrow: Compromise) =>
  narrow.every((each) => wide.some(({ name, cost }) => name === each.name && cost >= each.cost));

const insteadOf = (compromise: Compromise): Relaxation['instead'] =>
  Object.assign({}, ...compromise.map((each) => each.instead));

/** Every few relaxations of different filters, the cheapest first; as a last resort every filter is dropped. */
export function compromisesOf(relaxations: readonly Relaxation[]): Compromise[] {
  const names = [...new Set(relaxations.map(({ name }) => name))];
  let all: Compromise[] = [[]];
  for (const name of names) {
    const own = relaxations.filter((each) => each.name === name);
    const shorter = all.filter(({ length }) => length < mostRelaxed);
    all = [...all, ...shorter.flatMap((few) => own.map((each) => [...few, each]))];
  }
  const drops = names.flatMap((name) => relaxations.filter((each) => each.name === name).at(-1) ?? []);
  return [
    ...all
      .filter(({ length }) => length > 0)
      .sort((one, other) => costOf(one) - costOf(other) || one.length - other.length),
    drops,
  ];
}

function costOf(compromise: Compromise): number {
  return compromise.reduce((sum, { cost }) => sum + cost, 0);
}

function parsed(instead: Relaxation['instead']): SearchFilter {
  return Object.fromEntries(
    Object.entries(instead).map(([name, text]) => [
      name,
      searchFilterQuery.shape[name as keyof typeof searchFilterQuery.shape].parse(text),
    ]),
  );
}
