import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { listingSchema } from '../listings.ts';
import { filterText } from './filter-schemas.ts';
import { within } from './filters/within.ts';
import { searchFilterQuery } from './search.ts';

/** A listing as the map shows it. */
const mapListingSchema = listingSchema.pick({
  _id: true,
  title: true,
  secondTitle: true,
  intent: true,
  propertyCategory: true,
  location: true,
  pricePerFrequency: true,
  frequency: true,
  price: true,
  totalPrice: true,
  cover: true,
});
export type MapListing = z.output<typeof mapListingSchema>;

const mapClusterSchema = z.object({
  longitude: z.number().describe('The centre of its listings’ public positions.'),
  latitude: z.number(),
  count: z.int(),
  minPrice: z
    .number()
    .optional()
    .describe(
      'The lowest price in whole units of the city’s currency, for rents per month or `minPriceFrequency`; missing if rents and sales mix.',
    ),
  minPriceFrequency: z
    .enum(['day', 'week'])
    .optional()
    .describe('What `minPrice` is for, if the search is only for short stays.'),
  listings: z.array(mapListingSchema).optional().describe('The listings, if they are few.'),
});
export type MapCluster = z.output<typeof mapClusterSchema>;

export const viewMap = defineEndpoint({
  name: 'viewMap',
  method: 'GET',
  path: '/api/search/map',
  access: 'anyone',
  tag: 'listings',
  summary:
    'Approved listings in a part of the map, in at most 150 clusters. Positions are neighbourhoods of about 300 m, unless the owner shows the exact position.',
  query: searchFilterQuery.omit({ sort: true }).extend({ within: filterText(within) }),
  response: z.object({ clusters: z.array(mapClusterSchema) }),
});
