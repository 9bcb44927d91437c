import { viewListingCards } from '@thikana/contract/listing-cards';
import * as contract from '@thikana/contract/listings';
import { viewRemovedListing as viewRemovedListingEndpoint } from '@thikana/contract/removed-listings';
import { viewMap as viewMapEndpoint } from '@thikana/contract/search/map';
import * as search from '@thikana/contract/search/search';
import { type Binding, bind } from '../../http/binding.ts';
import { everyListing, listingDependency } from '../../http/staleness.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import { facetSearch } from './catalogue/count-facets.ts';
import { deleteListing } from './delete-listing.ts';
import { editListing } from './edit-listing.ts';
import type { FeaturedPlaces } from './featured/featured-places.ts';
import { getListing, getManagedListing } from './get-listing.ts';
import { listLatest } from './list-latest.ts';
import { listOwn } from './list-own.ts';
import { listPage } from './list-page.ts';
import { listingSearch } from './listing-filter.ts';
import type { ListingsDependencies } from './listings.dependencies.ts';
import { presentListing, presentManagedListing } from './listings.presenter.ts';
import { listingsRepository } from './listings.repository.ts';
import { selectionOf } from './meets-filter.ts';
import { postListing } from './post-listing.ts';
import type { Stored } from './posting-keys.ts';
import { suggestSearches } from './suggest-searches.ts';
import type { Totals } from './totals.ts';
import { viewListing } from './view-listing.ts';
import { viewMap } from './view-map.ts';
import { viewRemovedListing } from './view-removed-listing.ts';
import { viewSurroundings } from './view-surroundings.ts';
import type { WordReader } from './words/read-words.ts';
import { understandWords } from './words/understand-words.ts';

const uploadsPerHour = { points: 60, windowSeconds: 3600, by: 'account' as const };

interface Shown {
  _id: string;
}
const onAnyListing = { dependsOn: () => [everyListing] };
/** The listings that an answer shows, of which one may come to look different. */
const onShown = (shown: readonly Shown[]) => shown.map(({ _id }) => listingDependency(_id));

export function listingsRoutes(
  dependencies: ListingsDependencies,
  found: { catalogue: Catalogue; totals: Totals; words: WordReader; featured: FeaturedPlaces },
): Binding[] {
  const listings = listingsRepository(dependencies.db);
  const presentStored = async ({ id, repeated }: Stored) => ({
    post: presentManagedListing(await getListing(listings, id)),
    ...(repeated ? { repeated } : {}),
  });

  return [
    bind(
      contract.postListing,
      async ({ viewer, headers, form }) => {
        const stored = await postListing(dependencies, viewer.user.id, form, headers['idempotency-key']);
        return { message: 'Post submitted successfully', ...(await presentStored(stored)) };
      },
      { limits: [uploadsPerHour] },
    ),
    bind(
      contract.editListing,
      async ({ viewer, params, headers, form }) => {
        const key = headers['idempotency-key'];
        const stored = await editListing(dependencies, viewer.user, params.id, form, key);
        return { message: 'Post updated successfully!', ...(await presentStored(stored)) };
      },
      { limits: [uploadsPerHour] },
    ),
    bind(contract.viewOwnListing, async ({ viewer, params }) => ({
      post: presentManagedListing(await getManagedListing(listings, params.id, viewer.user)),
    })),
    bind(
      contract.viewLatestListings,
      async () => ({ recentPosts: await listLatest(dependencies, found.featured) }),
      { dependsOn: (_, { recentPosts }) => [everyListing, ...onShown(recentPosts)] },
    ),
    bind(contract.viewYourListings, async ({ viewer }) => ({
      postArray: await listOwn(dependencies, viewer.user.id),
    })),
    bind(contract.deleteListing, async ({ viewer, params }) => {
      await deleteListing(dependencies, viewer.user, params.id);
      return { message: 'Listing deleted successfully' };
    }),
    bind(
      search.listRentals,
      async ({ query }) => {
        const { rows, ...paged } = await listPage(dependencies, found, query, 'rent');
        return { rentals: rows, ...paged };
      },
      {
        dependsOn: ({ query }, answer) => [
          selectionOf(listingSearch(query, { words: undefined, intent: 'rent' }).filter),
          ...onShown(answer.rentals),
        ],
      },
    ),
    bind(
      search.listSales,
      async ({ query }) => {
        const { rows, ...paged } = await listPage(dependencies, found, query, 'sell');
        return { sells: rows, ...paged };
      },
      {
        dependsOn: ({ query }, answer) => [
          selectionOf(listingSearch(query, { words: undefined, intent: 'sell' }).filter),
          ...onShown(answer.sells),
        ],
      },
    ),
    bind(
      search.listAllListings,
      async ({ query }) => {
        const { rows, ...paged } = await listPage(dependencies, found, query);
        return { listings: rows, ...paged };
      },
      {
        dependsOn: ({ query }, answer) => [
          selectionOf(listingSearch(query, { words: undefined }).filter),
          ...onShown(answer.listings),
        ],
      },
    ),
    bind(contract.viewSurroundings, ({ params }) => viewSurroundings(dependencies, params.id), {
      dependsOn: ({ params }, { alike, similar }) => [
        listingDependency(params.id),
        selectionOf(alike),
        ...onShown(similar),
      ],
    }),
    bind(
      search.viewFacets,
      async ({ query }) => {
        const { words } = await found.words.read(query);
        return { facets: await found.catalogue.countFacets(facetSearch(query, words, dependencies.now())) };
      },
      onAnyListing,
    ),
    bind(viewRemovedListingEndpoint, ({ params }) => viewRemovedListing(dependencies, params.id)),
    bind(
      viewMapEndpoint,
      async ({ query }) => ({ clusters: await viewMap(dependencies, found, query) }),
      onAnyListing,
    ),
    bind(
      viewListingCards,
      async ({ query }) => ({
        listings: (await listingsRepository(dependencies.reads).listPublicByIds(query.ids)).map(
          presentListing,
        ),
      }),
      { dependsOn: ({ query }) => query.ids.map(listingDependency) },
    ),
    bind(search.suggestSearches, ({ query }) => suggestSearches(dependencies, found, query.q), onAnyListing),
    bind(search.understandWords, async ({ query }) => understandWords(query.q)),
    bind(
      contract.viewListing,
      ({ viewer, params, query }) => viewListing(dependencies, viewer, params.id, query.phone ?? 'show'),
      { dependsOn: ({ params }) => [listingDependency(params.id)] },
    ),
  ];
}
