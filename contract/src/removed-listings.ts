import { z } from 'zod';
import { areaSchema } from './area-schema.ts';
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
  summary: 'A formerly public listing that was deleted or closed by its owner, and up to 4 similar ones.',
  params: idParams,
  response: z.object({
    intent: z.enum(intents),
    propertyCategory: z.enum(categories),
    area: areaSchema,
    removedAt: timestamp,
    outcome: z.enum(['deleted', 'closed']).describe('`closed`: rented or sold, as its owner said.'),
    similar: z.array(listingSchema).describe('The newest of the same category in its area.'),
  }),
  errors: ['listing_not_found'],
});
export type RemovedListing = z.output<typeof viewRemovedListing.response>;

export const removedListingEndpoints = [viewRemovedListing] as const;
