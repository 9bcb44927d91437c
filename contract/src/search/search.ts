import { z } from 'zod';
import { landmarkSchema } from '../city-map.ts';
import { defineEndpoint } from '../endpoint.ts';
import { pageNumber } from '../fields.ts';
import { listingSchema } from '../listings.ts';
import { limits, searchOrders, searchWordsMaxLength } from '../vocabulary.ts';
import { defineFilter, oneOf } from './filter.ts';
import { facetCounts, optionalText, parameter, parameters } from './filter-schemas.ts';
import { type FacetName, filters, type SearchFilter } from './filters.ts';

const sort = defineFilter({
  name: 'sort',
  ...oneOf(searchOrders),
  description:
    'By default newest first, or best match first with words. Rents are compared per month. `nearest` needs `near`, `size-near` a range of sizes with both ends.',
});

/** The filters and the sort order of a list. An empty value means any. */
export const searchFilterQuery = z.object({
  ...parameters(filters),
  sort: parameter(sort),
});

export const listQuery = searchFilterQuery.extend({
  page: optionalText(pageNumber).transform((page) => page ?? 1),
  limit: optionalText(z.coerce.number().int().min(1).max(50)).transform((limit) => limit ?? limits.pageSize),
});

const said = z.union([z.string(), z.int()]);

const meantBy = z
  .object({ q: z.string().describe('The remaining words, as listings say them.') })
  .catchall(z.union([said, z.array(said)]));

/** The filters that the words mean, by parameter name, and the remaining words. */
export const searchWordsSchema = meantBy as unknown as z.ZodType<
  Omit<SearchFilter, 'q' | 'size'> & { q: string; size?: string }
>;
export type SearchWords = z.output<typeof searchWordsSchema>;

const meantPlaceSchema = z.object({
  label: z.string().describe('Its name in the script of the typed text.'),
  understood: z.record(z.string(), z.string()).describe('The parameter of a search there.'),
});
export type MeantPlace = z.output<typeof meantPlaceSchema>;

const correctionSchema = z.object({ from: z.string(), to: z.string() });
export type Correction = z.output<typeof correctionSchema>;

const relaxedSchema = z.object({
  instead: z
    .record(z.string(), z.string())
    .describe('The parameters that differ from those of the search; an empty one is left out.'),
  total: z.int().describe('The listings of that search, with those that fit exactly.'),
  listings: z.array(listingSchema).describe('The first of them that do not fit exactly.'),
});
/** The nearest search with more listings. */
export type Relaxed = z.output<typeof relaxedSchema>;

const paged = {
  totalPages: z.int(),
  total: z.int(),
  withAllWords: z
    .int()
    .optional()
    .describe('How many of them have all words of `q`. These come first, then those with the most words.'),
  page: z.int(),
  relaxed: relaxedSchema
    .optional()
    .describe('If fewer than four listings fit: the nearest search with more. Only on the first page.'),
  corrected: z
    .array(correctionSchema)
    .optional()
    .describe(
      'Words that occur in no listing, with their corrections; an empty one if no word resembles it.',
    ),
};

export const listRentals = defineEndpoint({
  name: 'listRentals',
  method: 'GET',
  path: '/api/user/post/rental-properties',
  access: 'anyone',
  tag: 'listings',
  summary: 'Approved listings for rent. A page beyond the end is empty.',
  query: listQuery,
  response: z.object({ rentals: z.array(listingSchema), ...paged }),
});

export const listSales = defineEndpoint({
  name: 'listSales',
  method: 'GET',
  path: '/api/user/post/sell-properties',
  access: 'anyone',
  tag: 'listings',
  summary: 'Approved listings for sale. A page beyond the end is empty.',
  query: listQuery,
  response: z.object({ sells: z.array(listingSchema), ...paged }),
});

export const listAllListings = defineEndpoint({
  name: 'listAllListings',
  method: 'GET',
  path: '/api/user/post/rent-sell-listings',
  access: 'anyone',
  tag: 'listings',
  summary: 'All approved listings, newest first. A page beyond the end is empty.',
  query: listQuery,
  response: z.object({ listings: z.array(listingSchema), ...paged }),
});

export const searchListings = defineEndpoint({
  name: 'searchListings',
  method: 'GET',
  path: '/api/search',
  access: 'anyone',
  tag: 'listings',
  summary:
    'Approved listings for words in plain language, such as `2 bhk near njp under 15k`: what they mean becomes filters, unless the search has these, and the remaining words rank.',
  query: listQuery,
  response: z.object({
    understood: z
      .record(z.string(), z.string())
      .describe('The parameters that the words mean; `q` are the remaining words. Empty without words.'),
    listings: z.array(listingSchema),
    ...paged,
  }),
});

const asTyped = {
  typedWords: z.string().describe('The remaining words as typed, to show. As `q` they find the same.'),
  typedPlace: z
    .string()
    .optional()
    .describe('The name of a place as typed, if it was mistyped or several places have it.'),
};

export const understandWords = defineEndpoint({
  name: 'understandWords',
  method: 'GET',
  path: '/api/search/words',
  access: 'anyone',
  tag: 'listings',
  summary:
    'The filters that the words of a search mean (place, category, price and so on), and the remaining words.',
  query: z.object({ q: z.string().max(searchWordsMaxLength) }),
  response: meantBy.extend(asTyped) as unknown as z.ZodType<
    SearchWords & z.output<z.ZodObject<typeof asTyped>>
  >,
});

export const listLikePlaces = defineEndpoint({
  name: 'listLikePlaces',
  method: 'GET',
  path: '/api/search/places',
  access: 'anyone',
  tag: 'listings',
  summary: 'The place that a name is taken for in searches, and others that it may mean.',
  query: z.object({ q: z.string().max(searchWordsMaxLength) }),
  response: z.object({ taken: meantPlaceSchema.optional(), others: z.array(meantPlaceSchema) }),
});

export const facetsSchema = z.object({
  total: z.int().describe('Listings that match every filter.'),
  values: facetCounts<FacetName>(filters).describe(
    'For each filter and choice: the number of listings with it instead of the current value. A feature is added to the current ones. `km` is empty without `near`.',
  ),
  prices: z
    .array(z.object({ from: z.int(), count: z.int() }))
    .describe(
      'The number of listings from each price up to the next, whatever the price of the search: rents for its period, or per month; sale prices without a purpose.',
    ),
  without: z
    .record(z.string(), z.int())
    .describe('For each active filter: the number of listings without it. `km` goes with `near`.'),
});
export type Facets = z.output<typeof facetsSchema>;

export const viewFacets = defineEndpoint({
  name: 'viewFacets',
  method: 'GET',
  path: '/api/search/facets',
  access: 'anyone',
  tag: 'listings',
  summary: 'The number of approved listings for each value of a search.',
  query: searchFilterQuery,
  response: z.object({
    facets: facetsSchema.optional().describe('Missing while a new process loads the catalogue.'),
  }),
});

const total = z
  .int()
  .optional()
  .describe('The number of listings; missing while a new process loads the catalogue.');
const suggestedPlace = z.object({
  slug: z.string(),
  label: z.string().describe('Its name in the script of the typed text.'),
  names: landmarkSchema.shape.names,
  understood: z
    .record(z.string(), z.string())
    .describe('The parameters of the search there, with those that the text before the name means.'),
  total,
});

/** A search suggested while the visitor types. */
export const suggestSearches = defineEndpoint({
  name: 'suggestSearches',
  method: 'GET',
  path: '/api/search/suggestions',
  access: 'anyone',
  tag: 'listings',
  summary: 'Searches, areas, landmarks, places and listings that the typed text may mean, most likely first.',
  query: z.object({ q: z.string().trim().min(1).max(searchWordsMaxLength) }),
  response: z.object({
    searches: z
      .array(
        z.object({
          label: z.string(),
          understood: z.record(z.string(), z.string()).describe('The parameters of the search.'),
          total,
        }),
      )
      .describe('What the whole text means, and kinds of property whose names begin with it.'),
    areas: z.array(suggestedPlace),
    landmarks: z.array(suggestedPlace),
    places: z.array(
      z.object({
        label: z.string(),
        detail: z.string().describe('What distinguishes it from places of the same name.'),
        within: z.string().describe('The part of the map around it, as a value of `within`.'),
      }),
    ),
    listings: z.array(listingSchema.pick({ _id: true, title: true, intent: true, location: true })),
  }),
});
export type SuggestedSearches = z.output<typeof suggestSearches.response>;

export const searchEndpoints = [
  searchListings,
  listRentals,
  listSales,
  listAllListings,
  understandWords,
  listLikePlaces,
  viewFacets,
  suggestSearches,
] as const;
