import * as listings from '@thikana/contract/listings';
import { viewRemovedListing as viewRemovedListingEndpoint } from '@thikana/contract/removed-listings';
import type { SearchFilter } from '@thikana/contract/search/filters';
import { viewMap as viewMapEndpoint } from '@thikana/contract/search/map';
import * as contract from '@thikana/contract/search/search';
import * as surroundings from '@thikana/contract/search/surroundings';
import type { Intent } from '@thikana/contract/vocabulary';
import { type Binding, bind } from '../../http/binding.ts';
import { everyListing, listingDependency } from '../../http/staleness.ts';
import type { Engine } from './engine.ts';
import type { FeaturedPlaces } from './featured/featured-places.ts';
import { listLatest } from './list-latest.ts';
import { listPage } from './list-page.ts';
import { listingSearch } from './listing-filter.ts';
import { selectionOf } from './meets-filter.ts';
import { fewListings } from './relax-search.ts';
import type { SearchDependencies } from './search.dependencies.ts';
import { suggestSearches } from './suggest-searches.ts';
import { doubtfulPlace, placesLike } from './understanding/doubtful-place.ts';
import type { WordReader } from './understanding/read-words.ts';
import { understandSearch } from './understanding/understand-search.ts';
import { understandBothWays } from './understanding/understand-words.ts';
import { viewFacets } from './view-facets.ts';
import { viewMap } from './view-map.ts';
import { viewRemovedListing } from './view-removed-listing.ts';
import { viewSurroundings } from './view-surroundings.ts';

interface Shown {
  _id: string;
}
const onAnyListing = { dependsOn: () => [everyListing] };
/** The listings in an answer, each of which may change its look. */
const onShown = (shown: readonly Shown[]) => shown.map(({ _id }) => listingDependency(_id));

/** A change of any listing for the purpose may lead to another close search. */
function onList(
  query: SearchFilter,
  { total, relaxed }: { total: number; relaxed?: contract.Relaxed | undefined },
  shown: readonly Shown[],
  intent?: Intent,
) {
  const compared = total < fewListings ? { purpose: query.purpose } : query;
  return [
    selectionOf(listingSearch(compared, { words: undefined, intent }).filter),
    ...onShown([...shown, ...(relaxed?.listings ?? [])]),
  ];
}

export function searchRoutes(
  dependencies: SearchDependencies,
  found: { engine: Engine; words: WordReader; featured: FeaturedPlaces },
): Binding[] {
  return [
    bind(
      listings.viewLatestListings,
      async () => ({ recentPosts: await listLatest(dependencies, found.featured) }),
      { dependsOn: (_, { recentPosts }) => [everyListing, ...onShown(recentPosts)] },
    ),
    bind(
      contract.listRentals,
      async ({ query }) => {
        const { rows, ...paged } = await listPage(found, query, 'rent');
        return { rentals: rows, ...paged };
      },
      {
        dependsOn: ({ query }, { rentals, ...answer }) => onList(query, answer, rentals, 'rent'),
      },
    ),
    bind(
      contract.listSales,
      async ({ query }) => {
        const { rows, ...paged } = await listPage(found, query, 'sell');
        return { sells: rows, ...paged };
      },
      {
        dependsOn: ({ query }, { sells, ...answer }) => onList(query, answer, sells, 'sell'),
      },
    ),
    bind(
      contract.listAllListings,
      async ({ query }) => {
        const { rows, ...paged } = await listPage(found, query);
        return { listings: rows, ...paged };
      },
      {
        dependsOn: ({ query }, { listings, ...answer }) => onList(query, answer, listings),
      },
    ),
    bind(
      contract.searchListings,
      async ({ query }) => {
        const { page, limit, ...asked } = query;
        const { understood, search } = understandSearch(asked);
        const { rows, ...paged } = await listPage(found, { ...search, page, limit });
        return { understood, listings: rows, ...paged };
      },
      onAnyListing,
    ),
    bind(surroundings.viewSurroundings, ({ params }) => viewSurroundings(dependencies, params.id), {
      dependsOn: ({ params }, { alike, similar }) => [
        listingDependency(params.id),
        selectionOf(alike),
        ...onShown(similar),
      ],
    }),
    bind(
      contract.viewFacets,
      async ({ query }) => ({ facets: await viewFacets(found, query, dependencies.now().getTime()) }),
      onAnyListing,
    ),
    bind(viewRemovedListingEndpoint, ({ params }) => viewRemovedListing(dependencies, params.id)),
    bind(
      viewMapEndpoint,
      async ({ query }) => ({ clusters: await viewMap(dependencies, found, query) }),
      onAnyListing,
    ),
    bind(
      contract.suggestSearches,
      ({ query }) => suggestSearches(dependencies, found, query.q),
      onAnyListing,
    ),
    bind(contract.understandWords, async ({ query }) => {
      const typedPlace = doubtfulPlace(query.q);
      return { ...understandBothWays(query.q), ...(typedPlace !== undefined && { typedPlace }) };
    }),
    bind(contract.listLikePlaces, async ({ query }) => placesLike(query.q)),
  ];
}
