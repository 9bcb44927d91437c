import { z } from 'zod';
import { placedLandmarkSchema } from '../city-map.ts';
import { defineEndpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { listingSchema } from '../listings.ts';

/** Half of the prices are between `low` and `high`; rents are per month. Whole units of the city’s currency. */
export const usualPriceSchema = z.object({
  count: z.int().describe('The number of listings it is computed from, at least 8.'),
  low: z.number(),
  median: z.number(),
  high: z.number(),
});
export type UsualPrice = z.output<typeof usualPriceSchema>;

export type NearbyLandmark = z.output<typeof placedLandmarkSchema>;

export const viewSurroundings = defineEndpoint({
  name: 'viewSurroundings',
  method: 'GET',
  path: '/api/listings/:id/surroundings',
  access: 'anyone',
  tag: 'listings',
  summary:
    'Similar listings in the area of an approved listing, up to 4 of the same category at a similar price, the usual price, and the nearest landmarks.',
  params: idParams,
  response: z.object({
    similar: z.array(listingSchema),
    landmarks: z
      .array(placedLandmarkSchema)
      .describe('Up to 4 landmarks of different kinds within 5 km of its public position, nearest first.'),
    usualPrice: usualPriceSchema.optional().describe('Missing if fewer than 8 listings are comparable.'),
  }),
  errors: ['listing_not_found'],
});
export type Surroundings = z.output<typeof viewSurroundings.response>;
