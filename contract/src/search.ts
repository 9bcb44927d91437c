import { z } from 'zod';
import { areaValues } from './areas.ts';
import { defineEndpoint } from './endpoint.ts';
import { searchFilterQuery } from './listings.ts';
import { buyPriceRanges, rentPriceRanges } from './price-ranges.ts';
import { categories, furnishings, postedWithinDays, roomCounts, searchFeatures } from './vocabulary.ts';

const countsOf = (values: readonly (string | number)[]) =>
  z.partialRecord(z.enum(values.map(String) as [string, ...string[]]), z.int());

/** Choices of a search that have a fixed set of values, each with the listings it would leave. */
const valueCounts = z.object({
  purpose: countsOf(['rent', 'buy']),
  propertyType: countsOf(categories),
  location: countsOf(areaValues),
  furnishing: countsOf(furnishings),
  bedrooms: countsOf(roomCounts),
  bathrooms: countsOf(roomCounts),
  priceRange: countsOf([...Object.values(rentPriceRanges).flat(), ...buyPriceRanges]),
  with: countsOf(searchFeatures),
  posted: countsOf(postedWithinDays),
});

export const facetsSchema = z.object({
  total: z.int().describe('Listings that meet every choice.'),
  values: valueCounts.describe(
    'For each choice and value the listings there would be with it in place of what is chosen there now; a feature is added to those that are asked for.',
  ),
  without: z
    .record(z.string(), z.int())
    .describe('For each choice in force the listings there would be without it.'),
});
export type Facets = z.output<typeof facetsSchema>;

export const viewFacets = defineEndpoint({
  name: 'viewFacets',
  method: 'GET',
  path: '/api/search/facets',
  access: 'anyone',
  tag: 'listings',
  summary: 'How many approved listings each value of a search would leave.',
  query: searchFilterQuery,
  response: z.object({
    facets: facetsSchema
      .optional()
      .describe(
        'Left out while a process that has just started reads the listings, and for words in thousands of them.',
      ),
  }),
});

export const searchEndpoints = [viewFacets] as const;
