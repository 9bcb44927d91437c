import { viewFreshness } from '@thikana/contract/freshness';
import { viewListingCards } from '@thikana/contract/listing-cards';
import * as contract from '@thikana/contract/listings';
import * as price from '@thikana/contract/lower-price';
import * as own from '@thikana/contract/own-listings';
import * as second from '@thikana/contract/second-language';
import { type Binding, bind, bindLimited, perAccount } from '../../http/binding.ts';
import { everyListing, listingDependency } from '../../http/staleness.ts';
import { m } from '../../paraglide/messages.js';
import { countFresh } from './count-fresh.ts';
import { deleteListing } from './delete-listing.ts';
import { editListing } from './edit-listing.ts';
import { getListing, getManagedListing } from './get-listing.ts';
import { listOwn } from './list-own.ts';
import type { ListingsDependencies } from './listings.dependencies.ts';
import { presentListing, presentManagedListing } from './listings.presenter.ts';
import { listingsRepository } from './listings.repository.ts';
import { lowerPrice } from './lower-price.ts';
import { postListing } from './post-listing.ts';
import type { Stored } from './posting-keys.ts';
import { proposeTexts, removeTexts } from './propose-texts.ts';
import { usualReviewMinutes } from './usual-review-minutes.ts';
import { viewListing } from './view-listing.ts';

const uploadsPerHour = perAccount(60);
const proposalsPerHour = perAccount(60);

export function listingsRoutes(dependencies: ListingsDependencies): Binding[] {
  const listings = listingsRepository(dependencies.db);
  const presentStored = async ({ id, repeated }: Stored) => ({
    post: presentManagedListing(await getListing(listings, id)),
    ...(repeated ? { repeated } : {}),
  });

  return [
    bindLimited(own.postListing, [uploadsPerHour], async ({ viewer, headers, form }) => {
      const stored = await postListing(dependencies, viewer.user.id, form, headers['idempotency-key']);
      const minutes = await usualReviewMinutes(dependencies.db);
      return {
        message: m.listings_submitted(),
        ...(await presentStored(stored)),
        ...(minutes !== undefined && { usualReviewMinutes: minutes }),
      };
    }),
    bindLimited(own.editListing, [uploadsPerHour], async ({ viewer, params, headers, form }) => {
      const key = headers['idempotency-key'];
      const stored = await editListing(dependencies, viewer.user, params.id, form, key);
      return { message: m.listings_updated(), ...(await presentStored(stored)) };
    }),
    bind(own.viewOwnListing, async ({ viewer, params }) => ({
      post: presentManagedListing(await getManagedListing(listings, params.id, viewer.user)),
    })),
    bind(own.viewYourListings, async ({ viewer }) => ({
      postArray: await listOwn(dependencies, viewer.user.id),
    })),
    bind(price.lowerPrice, async ({ viewer: { user }, params, body }) => {
      await lowerPrice(dependencies, { listingId: params.id, ownerId: user.id, rupees: body.rupees });
      return { message: m.listings_price_lowered() };
    }),
    bind(own.deleteListing, async ({ viewer, params }) => {
      await deleteListing(dependencies, viewer.user, params.id);
      return { message: m.listings_deleted() };
    }),
    bindLimited(second.proposeTexts, [proposalsPerHour], async ({ viewer: { user }, params, body }) => {
      await proposeTexts(dependencies, { listingId: params.id, ownerId: user.id, texts: body });
      return { message: m.listings_texts_proposed() };
    }),
    bind(second.removeTexts, async ({ viewer: { user }, params }) => {
      await removeTexts(dependencies, { listingId: params.id, ownerId: user.id });
      return { message: m.listings_texts_removed() };
    }),
    bind(
      viewListingCards,
      async ({ query }) => ({
        listings: (await listingsRepository(dependencies.reads).listPublicByIds(query.ids)).map(
          presentListing,
        ),
      }),
      { dependsOn: ({ query }) => query.ids.map(listingDependency) },
    ),
    bind(viewFreshness, () => countFresh(dependencies.reads, dependencies.now()), {
      dependsOn: () => [everyListing],
    }),
    bind(
      contract.viewListing,
      ({ viewer, params, query }) => viewListing(dependencies, viewer, params.id, query.phone ?? 'show'),
      { dependsOn: ({ params }) => [listingDependency(params.id)] },
    ),
  ];
}
