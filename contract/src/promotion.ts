import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { featuredOfferSchema, featuredSlotSchema } from './featured.ts';
import { idParams, timestamp } from './fields.ts';
import { listingSchema } from './listings.ts';
import { statisticsDays, viewCountsSchema } from './statistics.ts';

/** An approved listing with its promotion. */
export const promotedListingSchema = z.object({
  listing: listingSchema,
  bumpedAt: timestamp.optional().describe('When it was put up again last.'),
  slot: featuredSlotSchema.optional().describe('The place that was asked for last, while it matters.'),
  offers: z.array(featuredOfferSchema).describe('Places that may be taken for it.'),
  views: viewCountsSchema.describe(`In the last ${statisticsDays} days.`),
  bumpableFrom: timestamp.optional().describe('When it may be put up again; left out where it may be now.'),
});
export type PromotedListing = z.output<typeof promotedListingSchema>;

export const viewPromotions = defineEndpoint({
  name: 'viewPromotions',
  method: 'GET',
  path: '/api/user/promotions',
  access: 'user',
  tag: 'promotion',
  summary: 'Your own approved listings and how each is promoted, newest first.',
  response: z.object({
    bumpAfterDays: z.int().describe('A listing may be put up again once in so many days.'),
    promotions: z.array(promotedListingSchema),
  }),
});

export const bumpListing = defineEndpoint({
  name: 'bumpListing',
  method: 'POST',
  path: '/api/listings/:id/bump',
  access: 'user',
  tag: 'promotion',
  summary: 'Put an approved listing of your own up again: it is the newest one of lists, its age stays.',
  params: idParams,
  response: z.object({ message: z.string(), promotion: promotedListingSchema }),
  errors: ['listing_not_found', 'listing_not_public', 'bumped_lately'],
});

export const promotionEndpoints = [viewPromotions, bumpListing] as const;
