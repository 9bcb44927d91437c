import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { featuredOfferSchema, featuredSlotSchema } from './featured.ts';
import { idParams, timestamp } from './fields.ts';
import { listingSchema } from './listings.ts';
import { statisticsDays, viewCountsSchema } from './statistics.ts';

/** An approved listing with its promotion. */
const promotedListingSchema = z.object({
  listing: listingSchema,
  bumpedAt: timestamp.optional().describe('When it was last moved to the top.'),
  slot: featuredSlotSchema.optional().describe('The latest featured place, while it is relevant.'),
  offers: z.array(featuredOfferSchema).describe('The featured places on offer for it.'),
  views: viewCountsSchema.describe(`In the last ${statisticsDays} days.`),
  bumpableFrom: timestamp
    .optional()
    .describe('When it may be moved to the top again; missing if it may be now.'),
});
export type PromotedListing = z.output<typeof promotedListingSchema>;

export const viewPromotions = defineEndpoint({
  name: 'viewPromotions',
  method: 'GET',
  path: '/api/user/promotions',
  access: 'user',
  tag: 'promotion',
  summary: 'Your own approved listings with their promotion, newest first.',
  response: z.object({
    bumpAfterDays: z.int().describe('The number of days between two moves to the top.'),
    promotions: z.array(promotedListingSchema),
  }),
});

export const bumpListing = defineEndpoint({
  name: 'bumpListing',
  method: 'POST',
  path: '/api/listings/:id/bump',
  access: 'user',
  tag: 'promotion',
  summary:
    'Move an approved listing of your own to the top: it is the newest in lists, and its posted age stays.',
  params: idParams,
  response: z.object({ message: z.string(), promotion: promotedListingSchema }),
  errors: ['listing_not_found', 'listing_not_public', 'bumped_lately'],
});

export const promotionEndpoints = [viewPromotions, bumpListing] as const;
