import { z } from 'zod';
import { areaValues } from './areas.ts';
import { defineEndpoint } from './endpoint.ts';
import { idParams, timestamp } from './fields.ts';
import { listingSchema } from './listings.ts';
import { categories, intents } from './vocabulary.ts';

export const viewRemovedListing = defineEndpoint({
  name: 'viewRemovedListing',
  method: 'GET',
  path: '/api/listings/:id/removed',
  access: 'anyone',
  tag: 'listings',
  summary:
    'What is remembered of a listing that everyone could see until it was deleted or its owner closed it, and up to 4 like it.',
  params: idParams,
  response: z.object({
    intent: z.enum(intents),
    propertyCategory: z.enum(categories),
    area: z.enum(areaValues),
    removedAt: timestamp,
    outcome: z.enum(['deleted', 'closed']).describe('`closed`: rented or sold, as its owner said.'),
    similar: z.array(listingSchema).describe('The newest of its kind in its area.'),
  }),
  errors: ['listing_not_found'],
});
export type RemovedListing = z.output<typeof viewRemovedListing.response>;

export const removedListingEndpoints = [viewRemovedListing] as const;
